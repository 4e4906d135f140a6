import type { DemoBatch } from '../demo-tenant.ts';

export const batches: readonly DemoBatch[] = [
  {
    key: 'first',
    title: { sc: '第一批提前面试', tc: '第一批提前面試', en: 'Advance interviews, first round' },
    opensInDays: -110,
    closesInDays: -62,
  },
  {
    key: 'second',
    title: { sc: '第二批提前面试', tc: '第二批提前面試', en: 'Advance interviews, second round' },
    opensInDays: -14,
    closesInDays: 28,
  },
  {
    key: 'third',
    title: { sc: '第三批提前面试', tc: '第三批提前面試', en: 'Advance interviews, third round' },
    opensInDays: 42,
    closesInDays: 84,
  },
];
