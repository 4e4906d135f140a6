import type { ErrorKey } from '@portico/contract/errors';
import { isState } from '@portico/form-engine/states/application-states';
import type { Held } from './submissions.queries.ts';

/** What the applicant says to have ticked, and the version of the form they looked at. */
export interface Agreement {
  readonly terms: number;
  readonly known_items: number;
  readonly form_version?: string | undefined;
}

/** Why an application cannot be submitted, whatever its answers are; null where nothing forbids it. */
export function obstacleTo(held: Held, agreed: Agreement, at: Date): ErrorKey | null {
  if (!held.is_signed_in) return 'notSignedIn';
  if (!held.is_served) return 'serviceEnded';
  if (held.before !== null) return null;
  if (held.newest === null) return 'notOffered';
  if (held.application_id === null || held.batch_id === null) return 'chooseBatch';
  if (!isState('submittable', held.state)) return 'submitted';
  if (!isOpen(held, at)) return 'batchClosed';
  if ((held.form_version_id ?? held.newest) !== held.newest) return 'formChanged';
  if (agreed.form_version !== undefined && agreed.form_version !== held.newest) return 'formChanged';
  if (!isTicked(held, 'known-items', agreed.known_items)) return 'knownItemsFirst';
  return isTicked(held, 'terms', agreed.terms) ? null : 'termsFirst';
}

function isOpen({ starts_at, ends_at }: Held, at: Date): boolean {
  return starts_at !== null && ends_at !== null && starts_at <= at && at < ends_at;
}

/** A page that asks for a tick has one in the request, and its newest edition was read. */
function isTicked({ pages, has_read }: Held, key: string, tick: number): boolean {
  const page = pages?.[key];
  return page === undefined || (tick === 1 && has_read.includes(page));
}

/** A number as it is shown: the code of the batch and at least six digits. */
export function numberOf(code: string, sequence: number): string {
  return `${code}${String(sequence).padStart(6, '0')}`;
}
