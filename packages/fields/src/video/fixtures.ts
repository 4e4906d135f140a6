import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Fixtures } from '../testing/battery.ts';

export const introduction: FieldDefinition = {
  id: '1101',
  key: 'f1101',
  type: 'video',
  label: { sc: '自我介绍', tc: '自我介紹', en: 'Introduction' },
  files: { types: ['mp4'], megabytes: 50, seconds: 90 },
};

const endless: FieldDefinition = {
  id: '1102',
  key: 'f1102',
  type: 'video',
  label: { sc: '才艺展示', tc: '才藝展示', en: 'Performance' },
};

const withPapers: FieldDefinition = { ...introduction, id: '1103', key: 'f1103', files: { types: ['pdf'], most: 3 } };

export const videoFixtures: Fixtures = {
  fields: [introduction, endless, withPapers],
  good: [
    { value: [{ uid: '1', name: 'Lin Jiahe_1794700800000.mp4', url: '/files/1', size: 1024 }] },
    { value: [{ uid: '2', name: 'recorded.webm', url: '/files/2' }] },
  ],
  bad: [
    { value: [{ uid: '1', name: 'talk.avi', url: '/files/1' }] },
    { value: [{ uid: '1', name: 'talk.mp4', url: '/files/1', size: 51 * 1024 * 1024 }] },
    {
      value: [
        { uid: '1', name: 'a.mp4', url: '/files/1' },
        { uid: '2', name: 'b.mp4', url: '/files/2' },
      ],
    },
  ],
};
