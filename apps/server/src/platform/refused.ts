import type { ErrorKey } from '@portico/contract/errors';

interface RefusalOptions extends ErrorOptions {
  /** What the sentence names in its {places}. */
  readonly params?: Readonly<Record<string, string>>;
  /** What the caller needs to put it right, beside the sentence. */
  readonly data?: object;
}

/** Thrown by commands and policies to answer with an error of the contract. */
export class Refused extends Error {
  override name = 'Refused';
  readonly params: Readonly<Record<string, string>>;
  readonly data: object | null;
  constructor(
    readonly key: ErrorKey,
    options: RefusalOptions = {},
  ) {
    super(key, 'cause' in options ? { cause: options.cause } : undefined);
    this.params = options.params ?? {};
    this.data = options.data ?? null;
  }
}
