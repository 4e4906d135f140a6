import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Fixtures } from '../testing/battery.ts';

const statement: FieldDefinition = {
  id: 'statement',
  key: 'f2001',
  type: 'long-text',
  label: { sc: '个人陈述', tc: '個人陳述', en: 'Personal statement' },
  placeholder: { sc: '请说明申请理由', tc: '請說明申請理由', en: 'Why do you apply?' },
  required: true,
  text: { longest: 20, lines: 6 },
};

export const longTextFixtures: Fixtures = {
  fields: [statement, { ...statement, id: 'remarks', key: 'f2002', text: {} }, { ...statement, text: { shortest: 4 } }],
  good: [
    { value: '我热爱数学。\nAnd music.' },
    { value: '数'.repeat(20) },
    { value: 'antidisestablishmentarianism '.repeat(20) },
  ],
  bad: [{ value: '数'.repeat(21) }, { value: 'word '.repeat(21) }],
};
