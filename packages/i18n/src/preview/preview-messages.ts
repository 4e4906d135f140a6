import type { Dictionary } from '../dictionary.ts';
import type { preview } from './en.ts';

type Preview = typeof preview;

/** English is the authority for keys and arguments. */
export type PreviewMessages = Preview;

/** The words around an application that is read, loaded with the first preview. */
export const previewMessages = {
  sc: (): Promise<Dictionary<Preview>> => import('./sc.ts').then((chunk) => chunk.preview),
  tc: (): Promise<Dictionary<Preview>> => import('./tc.ts').then((chunk) => chunk.preview),
  en: (): Promise<Dictionary<Preview>> => import('./en.ts').then((chunk) => chunk.preview),
} as const;
