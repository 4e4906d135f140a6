import type { LocalText } from '@portico/form-engine/language';

/**
 * Schools of the mainland follow the state's list of 2022, all others roughly the usual world rankings: ranks change
 * every year, bands seldom. Each institution decides what a level means to it.
 */
export const schoolLevels = {
  'double-first-class': {
    sc: '“双一流”建设高校',
    tc: '「雙一流」建設高校',
    en: 'Double First-Class universities of mainland China',
  },
  'world-50': { sc: '世界前 50', tc: '世界前 50', en: 'World top 50' },
  'world-100': { sc: '世界 51–100', tc: '世界 51–100', en: 'World 51–100' },
  'world-200': { sc: '世界 101–200', tc: '世界 101–200', en: 'World 101–200' },
  'world-500': { sc: '世界 201–500', tc: '世界 201–500', en: 'World 201–500' },
  'mainland-other': { sc: '内地其他高校', tc: '內地其他高校', en: 'Other universities of mainland China' },
  other: { sc: '其他院校', tc: '其他院校', en: 'Other schools' },
} as const satisfies Readonly<Record<string, LocalText>>;

export type SchoolLevel = keyof typeof schoolLevels;
