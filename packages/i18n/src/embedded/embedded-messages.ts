import type { Dictionary } from '../dictionary.ts';
import type { embedded } from './en.ts';

type Embedded = typeof embedded;

/** English defines keys and arguments. */
export type EmbeddedMessages = Embedded;

/** The words around a page of another server, loaded with their screen. */
export const embeddedMessages = {
  sc: (): Promise<Dictionary<Embedded>> => import('./sc.ts').then((chunk) => chunk.embedded),
  tc: (): Promise<Dictionary<Embedded>> => import('./tc.ts').then((chunk) => chunk.embedded),
  en: (): Promise<Dictionary<Embedded>> => import('./en.ts').then((chunk) => chunk.embedded),
} as const;
