import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Fixtures } from '../testing/battery.ts';

const mobile: FieldDefinition = {
  id: 'mobile',
  key: 'f1301',
  type: 'phone',
  label: { sc: '手机', tc: '手機', en: 'Mobile' },
  placeholder: { sc: '请输入手机号', tc: '請輸入手機號碼', en: 'Your number' },
  required: true,
};

const northAmerica: FieldDefinition = {
  ...mobile,
  id: 'guardian',
  key: 'f1302',
  options: [
    { value: 'CA', label: { sc: '加拿大', tc: '加拿大', en: 'Canada' }, area: '1' },
    { value: 'US', label: { sc: '美国', tc: '美國', en: 'United States' }, area: '+1' },
    { value: 'near', label: { sc: '香港', tc: '香港', en: 'Hong Kong' }, area: '852' },
  ],
};

export const phoneFixtures: Fixtures = {
  fields: [mobile, northAmerica],
  good: [
    { value: ['86', '13800138000'] },
    { value: ['86', '138-0013-8000'] },
    { value: ['852', '51234567'] },
    { value: ['1', '(212)555-0123'] },
    { value: ['44', '07400123456'] },
  ],
  bad: [
    { value: ['86', '1380013800'] },
    { value: ['86', '12800138000'] },
    { value: ['852', '5123'] },
    { value: ['999', '13800138000'] },
  ],
};
