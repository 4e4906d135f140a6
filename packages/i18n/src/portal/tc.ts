import type { Dictionary } from '../dictionary.ts';
import type { portal as en } from './en.ts';

export const portal = {} as const satisfies Dictionary<typeof en>;
