import type { ArticleContent } from '@portico/contract/staff-articles.schemas';

const nothing = { sc: '', tc: '', en: '' };

/** An article before anything is written: for everybody, as soon as it is published. */
export const newArticle: ArticleContent = {
  title: nothing,
  summary: nothing,
  text: nothing,
  topic: nothing,
  pinned: false,
  from: null,
  until: null,
  audience: { signedInOnly: false, batches: [], states: [] },
  events: [],
  cover: null,
  figures: null,
  file: null,
};
