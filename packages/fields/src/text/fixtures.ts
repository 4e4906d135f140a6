import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { textNatures } from '@portico/form-engine/definition/field-type';
import type { Fixtures } from '../testing/battery.ts';

const name: FieldDefinition = {
  id: 'name',
  key: 'f1001',
  type: 'text',
  label: { sc: '姓名', tc: '姓名', en: 'Name' },
  placeholder: { sc: '与证件一致', tc: '與證件一致', en: 'As on your document' },
  required: true,
  text: { shortest: 2, longest: 20 },
};

export const textFixtures: Fixtures = {
  fields: [name, ...textNatures.map((nature) => ({ ...name, id: nature, key: nature, text: { nature } }))],
  good: [{ value: '林嘉禾' }, { value: '𠮷野' }, { value: ' Lin Jiahe ' }],
  bad: [{ value: '林' }, { value: ' 林 ' }, { value: 'x'.repeat(21) }],
};
