import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';

const gone: ReadonlySet<number> = new Set([errors.linkBroken.status, errors.notFound.status]);

/** Whether the request, or the link to it, no longer works. */
export function isGone(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.kind === 'refused' && gone.has(failure.status);
}
