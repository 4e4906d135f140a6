import type { FileArticle } from '../format/articles.schema.ts';

const nothing = { sc: '', tc: '', en: '' };

/** An article of a project file, for everybody and without files. */
export const toyFileArticle: FileArticle = {
  id: '0b1f6f0e-58a5-4d0c-8a35-7f8f6a2b9c01',
  kind: 'notice',
  since: '2026-11-17T15:59:59.000Z',
  title: { sc: '字', tc: '字', en: 'A' },
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
