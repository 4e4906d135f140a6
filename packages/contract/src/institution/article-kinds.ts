/** The kinds of articles, each with a screen of its own in the portal. */
export const articleKinds = ['notice', 'tidings', 'news', 'experience', 'faq', 'download', 'trend'] as const;
export type ArticleKind = (typeof articleKinds)[number];
