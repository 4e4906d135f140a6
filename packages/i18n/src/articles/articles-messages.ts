import type { Dictionary } from '../dictionary.ts';
import type { articles } from './en.ts';

type Articles = typeof articles;

/** English defines keys and arguments. */
export type ArticlesMessages = Articles;

/** The words around notices, news and questions, loaded with their screens. */
export const articlesMessages = {
  sc: (): Promise<Dictionary<Articles>> => import('./sc.ts').then((chunk) => chunk.articles),
  tc: (): Promise<Dictionary<Articles>> => import('./tc.ts').then((chunk) => chunk.articles),
  en: (): Promise<Dictionary<Articles>> => import('./en.ts').then((chunk) => chunk.articles),
} as const;
