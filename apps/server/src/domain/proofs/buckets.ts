import { digestOf } from './digest.ts';

const sendings = ['code', 'recommend', 'reset', 'activation'] as const;
export type Sending = (typeof sendings)[number];

/** The bucket that counts what is sent to one address in a day. */
export function sendingBucket(secretKey: string, kind: Sending, target: string): string {
  return `${kind} to ${digestOf(secretKey, target)}`;
}

/** The bucket that counts what is sent in an hour when that of the day is full. */
export function hourlyBucket(secretKey: string, kind: Sending, target: string): string {
  return `${kind} hourly to ${digestOf(secretKey, target)}`;
}

/** A known device has its own bucket; all other browsers share one. */
export function signInBucket(secretKey: string, key: string, device?: string): string {
  const of = `sign-in of ${digestOf(secretKey, key)}`;
  return device === undefined ? of : `${of} by ${digestOf(secretKey, device)}`;
}

export function oldPasswordBucket(secretKey: string, applicantId: string): string {
  return `password of ${digestOf(secretKey, applicantId)}`;
}

const purposes = ['register', 'login', 'reset', 'amend', 'recommend', 'change', 'leave'] as const;
export type CodePurpose = (typeof purposes)[number];

export interface CodeTarget {
  readonly purpose: CodePurpose;
  /** The key of a mail address, or dialling code and digits. */
  readonly target: string;
}

/** The bucket for wrong codes for one address; a known device has its own. */
export function wrongCodeBucket(secretKey: string, { purpose, target }: CodeTarget, device?: string): string {
  return device === undefined
    ? `${purpose} wrong for ${digestOf(secretKey, target)}`
    : `${purpose} wrong by ${digestOf(secretKey, [target, device].join('\n'))}`;
}

/** All buckets that concern one person. */
export function bucketsOf(secretKey: string, applicantId: string, keys: readonly string[]): string[] {
  const byKey = keys.flatMap((key) => [
    signInBucket(secretKey, key),
    ...sendings.flatMap((kind) => [sendingBucket(secretKey, kind, key), hourlyBucket(secretKey, kind, key)]),
    ...purposes.map((purpose) => wrongCodeBucket(secretKey, { purpose, target: key })),
  ]);
  return [oldPasswordBucket(secretKey, applicantId), ...byKey];
}
