import type { DemoBatch } from '../demo-tenant.ts';

export const batches: readonly DemoBatch[] = [
  {
    key: 'early',
    title: { sc: '提前批次（硕士）', tc: '提前批次（碩士）', en: 'Early round (Master’s)' },
    opensInDays: -150,
    closesInDays: -90,
  },
  {
    key: 'regular',
    title: { sc: '常规批次（硕士）', tc: '常規批次（碩士）', en: 'Regular round (Master’s)' },
    opensInDays: -21,
    closesInDays: 45,
  },
  {
    key: 'doctoral',
    title: { sc: '博士申请考核批次', tc: '博士申請考核批次', en: 'Doctoral application and assessment' },
    opensInDays: -7,
    closesInDays: 75,
  },
  {
    key: 'supplementary',
    title: { sc: '补录批次（硕士）', tc: '補錄批次（碩士）', en: 'Supplementary round (Master’s)' },
    opensInDays: 90,
    closesInDays: 120,
  },
];
