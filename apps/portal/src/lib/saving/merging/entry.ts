import { isRecord, type WireValue } from './wire-value.ts';

/** What was written for one field or group and is not confirmed by the server. */
export interface Entry {
  readonly key: string;
  readonly value: WireValue;
  /** The server's value when the person started to write; if it has changed since, somebody else has written too. */
  readonly seen: WireValue;
  /** The version of the form it was written for. */
  readonly formVersion: string;
  /**
   * The same for all successive versions of one text, so that a version which was sent earlier is not a rival of its
   * successor.
   */
  readonly line: string;
  /** When it was last changed, to tell which of two closed tabs was the later one. */
  readonly at: number;
  /** What other closed tabs had for the same key; the person chooses. */
  readonly rivals: readonly WireValue[];
}

/** A save that is repeated unchanged until it is answered. */
export interface SentRequest {
  /** Its Idempotency-Key. */
  readonly id: string;
  readonly revision: number;
  readonly formVersion: string;
  readonly values: Readonly<Record<string, WireValue>>;
  /** The line of each value. */
  readonly lines: Readonly<Record<string, string>>;
}

/** Null if the record has another shape: written by an older build, or damaged. */
export function readEntry(text: string): Entry | null {
  const stored = parsed(text);
  if (!isRecord(stored)) return null;
  const { key, value, seen, formVersion, line, at, rivals } = stored;
  if (typeof key !== 'string' || value === undefined || typeof formVersion !== 'string') return null;
  return {
    key,
    value,
    seen: seen ?? null,
    formVersion,
    line: typeof line === 'string' ? line : '',
    at: typeof at === 'number' ? at : 0,
    rivals: isList(rivals) ? rivals : [],
  };
}

export function readRequest(text: string): SentRequest | null {
  const stored = parsed(text);
  if (!isRecord(stored)) return null;
  const { id, revision, formVersion, values, lines } = stored;
  if (typeof id !== 'string' || typeof revision !== 'number' || typeof formVersion !== 'string') return null;
  return isRecord(values) && areTexts(lines) ? { id, revision, formVersion, values, lines } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function areTexts(value: WireValue | undefined): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((part) => typeof part === 'string');
}

function isList(value: WireValue | undefined): value is readonly WireValue[] {
  return Array.isArray(value);
}
