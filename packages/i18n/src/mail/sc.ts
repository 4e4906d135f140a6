import type { Dictionary } from '../dictionary.ts';
import type { mail as en } from './en.ts';

export const mail = {} as const satisfies Dictionary<typeof en>;
