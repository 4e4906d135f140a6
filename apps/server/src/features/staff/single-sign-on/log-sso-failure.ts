import type { ErrorKey } from '@portico/contract/errors';
import type { StaffDb } from '../../../platform/db/database.ts';
import { logStaffAction } from '../../../platform/session/staff-log.ts';

/** Who it was is not known, or not proved: the line is the provider's. */
const provider = { staffId: '00000000-0000-0000-0000-000000000000', name: 'OpenID Connect', roles: [] };

/** A line in the log of the organisation, with the reason. */
export function logSsoFailure(db: StaffDb, orgId: string, reason: ErrorKey, ip: string): Promise<void> {
  const place = { orgId, projectId: null };
  return logStaffAction({ db, session: provider, ip }, 'failed single sign-on', { reason }, place);
}
