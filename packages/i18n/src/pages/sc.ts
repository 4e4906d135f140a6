import type { Dictionary } from '../dictionary.ts';
import type { pages as en } from './en.ts';

export const pages = {} as const satisfies Dictionary<typeof en>;
