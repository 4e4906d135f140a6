import type { DemoBatch } from '../demo-tenant.ts';

export const batches: readonly DemoBatch[] = [
  {
    key: 'summer-school',
    title: { sc: '研究生暑期学校', tc: '研究生暑期學校', en: 'Graduate summer school' },
    opensInDays: -200,
    closesInDays: -140,
  },
  {
    key: 'postdoctoral',
    title: { sc: '博士后研究员', tc: '博士後研究員', en: 'Postdoctoral fellows' },
    opensInDays: -30,
    closesInDays: 52,
  },
  {
    key: 'junior',
    title: { sc: '青年学者（长聘轨）', tc: '青年學者（長聘軌）', en: 'Junior fellows (tenure track)' },
    opensInDays: 30,
    closesInDays: 110,
  },
];
