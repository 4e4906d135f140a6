/** Facts of the wire that both sides must agree on. */
export const appId = 'portico-apply';

/** Builds for development put this before every path; the server answers with and without it. */
export const devPrefix = '/enroll';

export const headers = {
  appId: 'APPID',
  language: 'Lang',
  timeZone: 'Time-Zone',
  token: 'TOKEN',
  idempotencyKey: 'Idempotency-Key',
} as const;

/** Every answer has this shape; `status` 200 means done. */
export interface Envelope<D> {
  readonly status: number;
  readonly message: string;
  readonly data: D;
}

/** Turns one value into the string that a query or a form body carries: nested values travel as JSON. */
export function encodeValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The parameters of a call as strings; what is undefined is not sent. */
export function encodeParameters(input: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, encodeValue(value)]),
  );
}
