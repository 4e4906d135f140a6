import { buildOption } from '../shared/choices/testing/build-option.ts';
import type { Fixtures } from '../testing/battery.ts';

const names = [
  ['Économie', '经济学', '經濟學'],
  ['Law', '法学', '法學'],
  ['Medicine', '医学', '醫學'],
  ['Mathematics', '数学', '數學'],
  ['Physics', '物理学', '物理學'],
  ['Chemistry', '化学', '化學'],
  ['Biology', '生物学', '生物學'],
  ['History', '历史学', '歷史學'],
  ['Philosophy', '哲学', '哲學'],
  ['Computer science', '计算机科学', '電腦科學'],
  ['Architecture', '建筑学', '建築學'],
] as const;

/** Eleven subjects: one more than a list shows without a filter. */
export const subjects = names.map(([en, sc, tc], index) => buildOption(`s${index + 1}`, { en, sc, tc }));

const other = buildOption('other', { sc: '其他', tc: '其他', en: 'Other' }, { takesText: true, needsText: true });

const field = {
  id: 'subject',
  key: 'f1',
  type: 'select',
  label: { sc: '本科专业', tc: '本科主修', en: 'First degree in' },
} as const;

export const selectFixtures: Fixtures = {
  fields: [
    { ...field, options: [...subjects.slice(0, 3), other], takesAttachments: true, files: { types: ['pdf'] } },
    { ...field, options: [...subjects, other], choice: { width: '20rem' } },
    { ...field },
  ],
  good: [
    { value: 's1' },
    { value: 'other', other: { other: 'Astronomy' } },
    { value: 's2', attachments: [{ uid: 'u1', name: 'degree.pdf', url: '/files/u1' }] },
  ],
  bad: [{ value: 'alchemy' }, { value: 'other' }],
};
