import { toyArticle } from '../testing/toys/toy-articles.ts';
import type { Person } from './person/build-person.ts';

interface Asking {
  readonly person: Person;
}
const words = { sc: 'x', tc: 'x', en: 'x' };
const articleOf = ({ person }: Asking) => ({ article: person.world.articleDraft });
const seen = (asking: Asking) => ({ ...articleOf(asking), revision: 1 });

/** Bodies of calls about articles; each is at revision 1. */
export const articleBodies = {
  tidings: () => ({}),
  article: ({ person }: Asking) => ({ id: person.world.article }),
  readNotice: ({ person }: Asking) => ({ id: person.world.article }),
  addMaterialDownloadInfo: ({ person }: Asking) => ({ id: person.world.material }),
  publishPage: () => ({ key: 'notes', edition: 1, title: words, content: words, consent: null }),
  listArticles: () => ({ kind: 'notice' }),
  articleDraft: articleOf,
  saveArticle: (asking: Asking) => ({ ...seen(asking), kind: 'notice', content: toyArticle('Other') }),
  publishArticle: seen,
  withdrawArticle: articleOf,
  removeArticle: seen,
};
