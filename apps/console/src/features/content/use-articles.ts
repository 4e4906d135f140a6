import { type ArticleKind } from '@portico/contract/article-kinds';
import {
  articleDraft,
  listArticles,
  publishArticle,
  removeArticle,
  saveArticle,
  withdrawArticle,
} from '@portico/contract/staff-articles';
import type { ArticleContent, ListArticles } from '@portico/contract/staff-articles.schemas';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useProject } from '../../lib/project.ts';

export type ArticleEntry = ListArticles['output']['list'][number];

const rootOf = (project: string) => ['articles', project] as const;

export function useArticles({ kind, after }: { readonly kind: ArticleKind; readonly after: string }) {
  const { id: project } = useProject();
  return useQuery({
    queryKey: [...rootOf(project), kind, after],
    queryFn: ({ signal }) => call(listArticles, { project, kind, ...(after === '' ? {} : { after }) }, { signal }),
    select: (page) => ({ ...page, next: page.next || null }),
    placeholderData: keepPreviousData,
  });
}

/** What can be done with an article; the lists are fetched anew afterwards. */
export function useArticleChanges() {
  const { id: project } = useProject();
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: rootOf(project) });
  const afterwards = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } finally {
      await reload();
    }
  };
  return {
    read: (article: string) => call(articleDraft, { project, article }),
    save: (article: string, kind: ArticleKind, revision: number, content: ArticleContent) =>
      afterwards(call(saveArticle, { project, article, kind, revision, content })),
    publish: (article: string, revision: number) => afterwards(call(publishArticle, { project, article, revision })),
    withdraw: (article: string) => afterwards(call(withdrawArticle, { project, article })),
    remove: (article: string, revision: number) => afterwards(call(removeArticle, { project, article, revision })),
  };
}
