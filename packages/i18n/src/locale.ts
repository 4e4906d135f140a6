/** The tag that Intl and the lang attribute want for each interface language. */
export const localeTags = { sc: 'zh-Hans', tc: 'zh-Hant', en: 'en' } as const;
