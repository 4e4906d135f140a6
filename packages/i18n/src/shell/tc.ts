import type { Dictionary } from '../dictionary.ts';
import type { shell as en } from './en.ts';

export const shell = {} as const satisfies Dictionary<typeof en>;
