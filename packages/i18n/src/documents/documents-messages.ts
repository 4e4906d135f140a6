import type { Dictionary } from '../dictionary.ts';
import type { documents } from './en.ts';

/** English defines keys and arguments. */
export type DocumentsMessages = typeof documents;

/** The words about exporting a document, loaded with the screens that offer it. */
export const documentsMessages = {
  sc: (): Promise<Dictionary<DocumentsMessages>> => import('./sc.ts').then((chunk) => chunk.documents),
  tc: (): Promise<Dictionary<DocumentsMessages>> => import('./tc.ts').then((chunk) => chunk.documents),
  en: (): Promise<Dictionary<DocumentsMessages>> => import('./en.ts').then((chunk) => chunk.documents),
} as const;
