import type { ErrorKey } from '@portico/contract/errors';
import { isState } from '@portico/form-engine/states/application-states';
import { isOpen } from '@portico/form-engine/states/periods';
import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import type { LockedApplication } from './submissions.queries.ts';

/** What the applicant has ticked, and the form version of their page. */
export interface Agreement {
  readonly terms: number;
  readonly known_items: number;
  readonly form_version?: string | undefined;
}

/** Why an application cannot be submitted, whatever its answers; null if it can. */
export function obstacleTo(application: LockedApplication, agreed: Agreement, at: Date): ErrorKey | null {
  if (!application.is_signed_in) return 'notSignedIn';
  if (!application.is_served) return 'serviceEnded';
  // A late repetition must not submit again what was revoked elsewhere, nor say that it is submitted.
  if (application.before !== null) return application.before.counts ? null : 'keyReused';
  if (application.newest === null) return 'notOffered';
  if (application.application_id === null || application.batch_id === null) return 'chooseBatch';
  if (!isState('submittable', application.state)) return 'submitted';
  if (!isOpen({ startsAt: application.starts_at, endsAt: application.ends_at }, at)) return 'batchClosed';
  if ((application.form_version_id ?? application.newest) !== application.newest) return 'formChanged';
  if (agreed.form_version !== undefined && agreed.form_version !== application.newest) return 'formChanged';
  if (!isTicked(application, 'known-items', agreed.known_items)) return 'knownItemsFirst';
  return isTicked(application, 'terms', agreed.terms) ? null : 'termsFirst';
}

/** Whether a page that requires a tick has one in the request, and its newest edition was read. */
function isTicked({ pages, has_read }: LockedApplication, key: string, tick: number): boolean {
  const page = pages?.[key];
  return page === undefined || (tick === 1 && has_read.includes(page));
}

/**
 * The displayed number, unique in the installation: the project's code, the batch's code, and at least six digits. The
 * last dash marks where the digits begin, so no two batches share a number, however high they count.
 */
export function numberOf(project: string, batch: string, sequence: number): string {
  return `${project}-${batch}-${String(sequence).padStart(6, '0')}`;
}

/** Only applicants themselves submit or revoke, not staff who may edit the answers. */
export function requireApplicant({ session }: Pick<ApplicantCall, 'session'>): void {
  if (session.staffId !== null) throw new Refused('forbidden');
}
