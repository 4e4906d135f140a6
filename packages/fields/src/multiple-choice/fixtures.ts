import { buildOption } from '../shared/choices/testing/build-option.ts';
import type { Fixtures } from '../testing/battery.ts';

const options = [
  buildOption('zh', { sc: '中文', tc: '中文', en: 'Chinese' }),
  buildOption('en', { sc: '英语', tc: '英語', en: 'English' }),
  buildOption('fr', { sc: '法语', tc: '法語', en: 'French' }),
  buildOption('other', { sc: '其他', tc: '其他', en: 'Other' }, { takesText: true, needsText: true }),
];

const field = {
  id: 'tongues',
  key: 'f1',
  type: 'multiple-choice',
  label: { sc: '使用的语言', tc: '使用的語言', en: 'Languages you use' },
  options,
} as const;

export const multipleChoiceFixtures: Fixtures = {
  fields: [
    { ...field, choice: { most: 2 } },
    { ...field, required: true, choice: { arrangement: 'stacked' } },
    { id: 'bare', key: 'f2', type: 'multiple-choice', label: field.label },
  ],
  good: [{ value: ['zh'] }, { value: ['zh', 'fr'] }, { value: ['zh', 'other'], other: { other: 'Cantonese' } }],
  bad: [{ value: ['zh', 'en', 'fr'] }, { value: ['latin'] }, { value: ['other'] }],
};
