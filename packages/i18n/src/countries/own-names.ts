/** Names that are not left to the device's own tables. */
export const ownNames: Readonly<Record<string, { readonly sc: string; readonly tc: string; readonly en: string }>> = {
  CN: { sc: '中国大陆', tc: '中國內地', en: 'China (mainland)' },
  HK: { sc: '中国香港', tc: '中國香港', en: 'Hong Kong (China)' },
  MO: { sc: '中国澳门', tc: '中國澳門', en: 'Macau (China)' },
  TW: { sc: '中国台湾', tc: '中國台灣', en: 'Taiwan (China)' },
  AX: { sc: '奥兰群岛', tc: '奧蘭群島', en: 'Åland Islands' },
};
