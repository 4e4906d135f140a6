import type { Dictionary } from '../dictionary.ts';
import type { viewers } from './en.ts';

/** English is the authority for keys. No sentence takes an argument: the page for documents has no formatter. */
export type ViewersMessages = Dictionary<typeof viewers>;

/** The words of the viewers: they come when a file is first opened. */
export const viewersMessages = {
  sc: (): Promise<ViewersMessages> => import('./sc.ts').then((chunk) => chunk.viewers),
  tc: (): Promise<ViewersMessages> => import('./tc.ts').then((chunk) => chunk.viewers),
  en: (): Promise<ViewersMessages> => import('./en.ts').then((chunk) => chunk.viewers),
} as const;
