import type { ReadFilter } from '../../../parts/list-filter/use-list-address.ts';

/** Empty means all. */
export type ErrorFilter = { readonly reference: string };

export const longestReference = 40;

export const readErrorFilter: ReadFilter<ErrorFilter> = (textOf) => ({
  reference: textOf('reference').slice(0, longestReference),
});
