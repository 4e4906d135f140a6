import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Fixtures } from '../testing/battery.ts';

export const consent: FieldDefinition = {
  id: '1201',
  key: 'f1201',
  type: 'signature',
  label: { sc: '本人签名', tc: '本人簽署', en: 'Your signature' },
  required: true,
};

export const signatureFixtures: Fixtures = {
  fields: [consent, { ...consent, id: '1202', key: 'f1202', files: { types: ['pdf'], megabytes: 1, most: 5 } }],
  good: [
    { value: [{ uid: '1', name: 'Lin Jiahe_1794700800000.png', url: '/files/1', size: 2048 }] },
    { value: [{ uid: '1', name: 'scan.jpg', url: '/files/1' }] },
  ],
  bad: [
    { value: [{ uid: '1', name: 'signature.pdf', url: '/files/1' }] },
    {
      value: [
        { uid: '1', name: 'a.png', url: '/files/1' },
        { uid: '2', name: 'b.png', url: '/files/2' },
      ],
    },
  ],
};
