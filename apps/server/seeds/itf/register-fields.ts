import type { DemoTenant } from '../demo-tenant.ts';

export const registerFields: NonNullable<DemoTenant['registerFields']> = [
  {
    field: 'degree',
    name: { sc: '最高学历', tc: '最高學歷', en: 'Highest degree' },
    required: true,
    options: [
      { value: 'bachelor', label: { sc: '本科', tc: '學士', en: 'Bachelor' } },
      { value: 'master', label: { sc: '硕士', tc: '碩士', en: 'Master' } },
      { value: 'doctor', label: { sc: '博士', tc: '博士', en: 'Doctorate' } },
    ],
  },
  {
    field: 'school',
    name: { sc: '毕业院校', tc: '畢業院校', en: 'University' },
    required: false,
    options: [],
  },
];
