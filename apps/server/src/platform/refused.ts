import type { ErrorKey } from '@portico/contract/errors';

/** Thrown by commands and policies to answer with an error of the contract. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(
    readonly key: ErrorKey,
    options?: ErrorOptions,
  ) {
    super(key, options);
  }
}
