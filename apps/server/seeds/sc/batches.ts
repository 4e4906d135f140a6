import type { DemoBatch } from '../demo-tenant.ts';

export const batches: readonly DemoBatch[] = [
  {
    key: 'early-action',
    title: { sc: '提早申请', tc: '提早申請', en: 'Early action' },
    opensInDays: -95,
    closesInDays: -33,
  },
  {
    key: 'main',
    title: { sc: '主轮申请', tc: '主輪申請', en: 'Main round' },
    opensInDays: -28,
    closesInDays: 60,
  },
  {
    key: 'exchange',
    title: { sc: '短期交换', tc: '短期交換', en: 'Visiting and exchange' },
    opensInDays: 21,
    closesInDays: 96,
  },
];
