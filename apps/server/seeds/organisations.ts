import type { DemoOrganisation } from './demo-tenant.ts';

/** Invented institutions; the first has two projects, so that one can switch between them. */
export const organisations = {
  yunzhou: { key: 'yunzhou', name: { sc: '云洲大学', tc: '雲洲大學', en: 'Yunzhou University' } },
  beiming: {
    key: 'beiming',
    name: {
      sc: '北溟国际数学研究中心',
      tc: '北溟國際數學研究中心',
      en: 'Beiming International Center for Mathematical Research',
    },
  },
  skylark: { key: 'skylark', name: { sc: '云雀书院', tc: '雲雀書院', en: 'Skylark College' } },
  qingyu: { key: 'qingyu', name: { sc: '青屿创新学院', tc: '青嶼創新學院', en: 'Qingyu Institute of Innovation' } },
} as const satisfies Record<string, DemoOrganisation>;
