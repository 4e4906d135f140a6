/** The BCP 47 tag of each interface language, for Intl and the lang attribute. */
export const localeTags = { sc: 'zh-Hans', tc: 'zh-Hant', en: 'en' } as const;
