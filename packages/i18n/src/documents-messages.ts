import type { Dictionary } from './dictionary.ts';
import type { documents } from './documents/en.ts';

/** English is the authority for keys and arguments. */
export type DocumentsMessages = typeof documents;

/** The words about having a document made, loaded with the screens that offer it. */
export const documentsMessages = {
  sc: (): Promise<Dictionary<DocumentsMessages>> => import('./documents/sc.ts').then((chunk) => chunk.documents),
  tc: (): Promise<Dictionary<DocumentsMessages>> => import('./documents/tc.ts').then((chunk) => chunk.documents),
  en: (): Promise<Dictionary<DocumentsMessages>> => import('./documents/en.ts').then((chunk) => chunk.documents),
} as const;
