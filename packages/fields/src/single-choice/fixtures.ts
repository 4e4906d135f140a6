import { buildOption } from '../shared/choices/testing/build-option.ts';
import type { Fixtures } from '../testing/battery.ts';

const options = [
  buildOption('family', { sc: '家人', tc: '家人', en: 'Family' }),
  buildOption('fair', { sc: '教育展', tc: '教育展', en: 'Education fair' }, { takesText: true }),
  buildOption('other', { sc: '其他', tc: '其他', en: 'Other' }, { takesText: true, needsText: true }),
];

const field = {
  id: 'source',
  key: 'f1',
  type: 'single-choice',
  label: { sc: '从何处得知本项目', tc: '從何處得知本課程', en: 'How did you hear of us?' },
  options,
} as const;

export const singleChoiceFixtures: Fixtures = {
  fields: [
    { ...field, takesAttachments: true, files: { types: ['pdf'], most: 2 } },
    { ...field, required: true, choice: { arrangement: 'stacked' } },
    { id: 'bare', key: 'f2', type: 'single-choice', label: field.label },
  ],
  good: [
    { value: 'family' },
    { value: 'fair' },
    { value: 'fair', other: { fair: 'Hong Kong, spring' } },
    { value: 'other', other: { other: 'A radio programme' } },
    { value: 'family', attachments: [{ uid: 'u1', name: 'letter.pdf', url: '/files/u1' }] },
  ],
  bad: [
    { value: 'newspaper' },
    { value: 'other' },
    { value: 'other', other: { other: '  ' } },
    { value: 'family', attachments: [{ uid: 'u1', name: 'letter.exe', url: '/files/u1' }] },
  ],
};
