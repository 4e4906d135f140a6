import type { Dictionary } from '../dictionary.ts';
import type { viewers } from './en.ts';

/** English defines the keys. No text takes an argument, because the page for documents has no formatter. */
export type ViewersMessages = Dictionary<typeof viewers>;

/** The words of the viewers, loaded with the first file that is opened. */
export const viewersMessages = {
  sc: (): Promise<ViewersMessages> => import('./sc.ts').then((chunk) => chunk.viewers),
  tc: (): Promise<ViewersMessages> => import('./tc.ts').then((chunk) => chunk.viewers),
  en: (): Promise<ViewersMessages> => import('./en.ts').then((chunk) => chunk.viewers),
} as const;
