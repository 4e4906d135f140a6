import type { ArticleKind } from '@portico/contract/article-kinds';
import { article, faq, notices, tidings } from '@portico/contract/articles';
import { reviewMaterials } from '@portico/contract/materials';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { applicationKey } from '../../lib/queries.ts';

/** The kinds that have a list of their own. */
export type ListedKind = Exclude<ArticleKind, 'faq' | 'download'>;

// Under the key of the person: audiences and what was read differ.
const root = () => [...applicationKey(), 'articles'] as const;

/** Of all pages of the list, for what changes in it. */
export const articlesKey = (kind: ListedKind) => [...root(), 'list', kind] as const;

/** One page of a list; `after` is empty for the first. */
export const articlesQuery = (kind: ListedKind, after: string) =>
  queryOptions({
    queryKey: [...articlesKey(kind), after],
    queryFn: ({ signal }) => {
      const paging = after === '' ? {} : { after };
      return kind === 'notice' ? call(notices, paging, { signal }) : call(tidings, { kind, ...paging }, { signal });
    },
  });

export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: [...root(), 'one', id],
    queryFn: ({ signal }) => call(article, { id }, { signal }),
  });

/** Of all pages of the downloads. */
export const materialsKey = () => [...root(), 'materials'] as const;

export const materialsQuery = (after: string) =>
  queryOptions({
    queryKey: [...materialsKey(), after],
    queryFn: ({ signal }) => call(reviewMaterials, after === '' ? {} : { after }, { signal }),
  });

export const faqQuery = () =>
  queryOptions({
    queryKey: [...root(), 'faq'],
    queryFn: async ({ signal }) => (await call(faq, {}, { signal })).list,
    staleTime: 300_000,
  });
