import type { Dictionary } from '../dictionary.ts';
import type { console as en } from './en.ts';

export const console = {} as const satisfies Dictionary<typeof en>;
