import type { DemoBatch } from '../demo-tenant.ts';

export const batches: readonly DemoBatch[] = [
  {
    key: 'consumer',
    title: { sc: '新消费赛道', tc: '新消費賽道', en: 'Consumer track' },
    opensInDays: -130,
    closesInDays: -70,
  },
  {
    key: 'manufacturing',
    title: { sc: '先进制造赛道', tc: '先進製造賽道', en: 'Advanced manufacturing track' },
    opensInDays: -25,
    closesInDays: 35,
  },
  {
    key: 'energy',
    title: { sc: '绿色能源赛道', tc: '綠色能源賽道', en: 'Clean energy track' },
    opensInDays: -25,
    closesInDays: 50,
  },
  {
    key: 'health',
    title: { sc: '数字健康赛道', tc: '數碼健康賽道', en: 'Digital health track' },
    opensInDays: 60,
    closesInDays: 125,
  },
];
