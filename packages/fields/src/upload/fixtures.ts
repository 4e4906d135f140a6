import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FieldValue } from '@portico/form-engine/values/answer';
import type { Fixtures } from '../testing/battery.ts';

const megabyte = 1024 * 1024;

export const transcript: FieldDefinition = {
  id: '801',
  key: 'f801',
  type: 'upload',
  label: { sc: '成绩单', tc: '成績單', en: 'Transcript' },
  files: {
    types: ['jpg', 'png', 'pdf'],
    megabytes: 2,
    most: 2,
    samples: [{ name: 'sample-transcript.pdf', url: '/samples/transcript.pdf' }],
  },
};

const photo: FieldDefinition = {
  id: '802',
  key: 'f802',
  type: 'upload',
  label: { sc: '证件照', tc: '證件相', en: 'Photo' },
  errorText: { sc: '请上传照片。', tc: '請上載相片。', en: 'Please upload a photo.' },
  files: { types: ['jpg'] },
};

const anything: FieldDefinition = {
  id: '803',
  key: 'f803',
  type: 'upload',
  label: { sc: '其他', tc: '其他', en: 'Other' },
};

const stored = (name: string, size?: number): FieldValue => ({
  uid: name,
  name,
  url: `/files/${name}`,
  ...(size === undefined ? {} : { size }),
});

export const uploadFixtures: Fixtures = {
  fields: [transcript, photo, anything],
  good: [
    { value: [stored('scan.PDF')] },
    { value: [stored('page-1.jpg', megabyte), stored('page-2.png', 2 * megabyte)] },
    { value: [{ uid: '1', name: '成绩单.pdf', url: 'https://files.example.org/1', size: 1, icon: '/icons/1.png' }] },
  ],
  bad: [
    { value: [stored('scan.docx')] },
    { value: [stored('scan')] },
    { value: [stored('scan.pdf', 2 * megabyte + 1)] },
    { value: [stored('1.pdf'), stored('2.pdf'), stored('3.pdf')] },
  ],
};
