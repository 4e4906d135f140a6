import { digestOf } from './digest.ts';

const sendings = ['code', 'recommend', 'reset', 'activation'] as const;
export type Sending = (typeof sendings)[number];

/** What is sent to one address in a day is counted here. */
export function sendingBucket(secretKey: string, kind: Sending, target: string): string {
  return `${kind} to ${digestOf(secretKey, target)}`;
}

/** A browser that signed in before counts by itself; all others count together. */
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

/** Wrong codes for one address are counted here; those of a browser that signed in before by themselves. */
export function wrongCodeBucket(secretKey: string, { purpose, target }: CodeTarget, device?: string): string {
  return device === undefined
    ? `${purpose} wrong for ${digestOf(secretKey, target)}`
    : `${purpose} wrong by ${digestOf(secretKey, [target, device].join('\n'))}`;
}

/** Every bucket that counts for one person. */
export function bucketsOf(secretKey: string, applicantId: string, keys: readonly string[]): string[] {
  const byKey = keys.flatMap((key) => [
    signInBucket(secretKey, key),
    ...sendings.map((kind) => sendingBucket(secretKey, kind, key)),
    ...purposes.map((purpose) => wrongCodeBucket(secretKey, { purpose, target: key })),
  ]);
  return [oldPasswordBucket(secretKey, applicantId), ...byKey];
}
