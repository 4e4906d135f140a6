import type { ErrorKey } from '@portico/contract/errors';

interface RefusalOptions extends ErrorOptions {
  /** What the sentence names in its {places}. */
  readonly params?: Readonly<Record<string, string>>;
}

/** Thrown by commands and policies to answer with an error of the contract. */
export class Refused extends Error {
  override name = 'Refused';
  readonly params: Readonly<Record<string, string>>;
  constructor(
    readonly key: ErrorKey,
    options: RefusalOptions = {},
  ) {
    super(key, 'cause' in options ? { cause: options.cause } : undefined);
    this.params = options.params ?? {};
  }
}
