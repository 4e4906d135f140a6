import type { Envelope } from '../wire/wire.ts';

/** Decodes an answer; null if it is not one of ours, such as a proxy's error page. */
export function decodeEnvelope<D>(body: string): Envelope<D> | null {
  try {
    const answer: unknown = JSON.parse(body);
    return isEnvelope<D>(answer) ? answer : null;
  } catch {
    return null;
  }
}

function isEnvelope<D>(answer: unknown): answer is Envelope<D> {
  return typeof answer === 'object' && answer !== null && 'status' in answer && typeof answer.status === 'number';
}
