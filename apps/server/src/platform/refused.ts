import type { ErrorKey } from '@portico/contract/errors';

interface RefusalOptions extends ErrorOptions {
  /** Values for the {placeholders} of the message. */
  readonly params?: Readonly<Record<string, string>>;
  /** Data that the caller needs to correct the problem. */
  readonly data?: object;
}

/** Thrown by commands and policies to respond with an error of the contract. */
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
