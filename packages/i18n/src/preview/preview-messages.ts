import type { Dictionary } from '../dictionary.ts';
import type { preview } from './en.ts';

type Preview = typeof preview;

/** English defines keys and arguments. */
export type PreviewMessages = Preview;

/** The words around an application in a preview, loaded with the first one. */
export const previewMessages = {
  sc: (): Promise<Dictionary<Preview>> => import('./sc.ts').then((chunk) => chunk.preview),
  tc: (): Promise<Dictionary<Preview>> => import('./tc.ts').then((chunk) => chunk.preview),
  en: (): Promise<Dictionary<Preview>> => import('./en.ts').then((chunk) => chunk.preview),
} as const;
