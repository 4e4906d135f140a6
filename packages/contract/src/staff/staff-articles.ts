import { route } from '../wire/route.ts';
import type * as schemas from './staff-articles.schemas.ts';

const read = { scope: 'installation', access: ['staff'], may: 'content.edit', method: 'GET', limit: 'read' } as const;
const change = { ...read, method: 'POST', limit: 'write', encoding: 'json' } as const;
const publish = { ...change, may: 'content.publish' } as const;

export const listArticles = route<schemas.ListArticles>({
  ...read,
  name: 'listArticles',
  summary: 'Articles of one kind as staff have them, the last changed first',
  path: '/staff/v1/articles',
});

export const articleDraft = route<schemas.ArticleDraft>({
  ...read,
  name: 'articleDraft',
  summary: 'One article as it is being written',
  path: '/staff/v1/articles/draft',
});

export const saveArticle = route<schemas.SaveArticle>({
  ...change,
  name: 'saveArticle',
  summary: 'Adds an article or changes its draft; people see what is published as before',
  path: '/staff/v1/articles/save',
});

export const publishArticle = route<schemas.PublishArticle>({
  ...publish,
  name: 'publishArticle',
  summary: 'Shows an article to its readers as its draft is, at once or from the moment that it names',
  path: '/staff/v1/articles/publish',
});

export const withdrawArticle = route<schemas.WithdrawArticle>({
  ...publish,
  name: 'withdrawArticle',
  summary: 'Shows an article to nobody any more; its draft stays',
  path: '/staff/v1/articles/withdraw',
});

export const removeArticle = route<schemas.RemoveArticle>({
  ...publish,
  name: 'removeArticle',
  summary: 'Removes an article that is not published',
  path: '/staff/v1/articles/remove',
});
