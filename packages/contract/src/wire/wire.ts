/** Facts of the wire that both sides must agree on. */
export const appId = 'portico-apply';

/** Development builds put this before every path; the server accepts paths with and without it. */
export const devPrefix = '/enroll';

export const headers = {
  appId: 'APPID',
  language: 'Lang',
  timeZone: 'Time-Zone',
  token: 'TOKEN',
  idempotencyKey: 'Idempotency-Key',
} as const;

/** Every answer has this shape; `status` 200 means success. */
export interface Envelope<D> {
  readonly status: number;
  readonly message: string;
  readonly data: D;
}

/** Encodes one value as a string for a query or a form body: nested values become JSON. */
export function encodeValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The parameters of a call as strings; undefined ones are not sent. */
export function encodeParameters(input: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, encodeValue(value)]),
  );
}
