import type { StaffDb } from '../../../platform/db/database.ts';
import type { StaffTables } from '../../../platform/db/tables/staff-tables.ts';
import { hashToken } from '../../../platform/session/token.ts';

export type Purpose = StaffTables['sso_flows']['purpose'];

/** For what the browser is sent to a provider, and the hash of the token that only this browser has. */
export interface Bond {
  readonly purpose: Purpose;
  readonly boundTo: Buffer;
}

interface NewFlow extends Bond {
  readonly state: string;
  readonly orgId: string;
  readonly staffId: string | null;
  readonly nonce: string;
  readonly verifier: string;
  readonly expires: Date;
}

export async function addFlow(db: StaffDb, flow: NewFlow): Promise<void> {
  const { state, boundTo, purpose, orgId, staffId, nonce, verifier, expires } = flow;
  await db
    .insertInto('sso_flows')
    .values({
      state_hash: hashToken(state),
      bound_to: boundTo,
      purpose,
      org_id: orgId,
      staff_id: staffId,
      nonce,
      verifier,
      expires_at: expires,
    })
    .execute();
}

/** The flow, for this once; undefined if it is over, or was begun by another browser or for something else. */
export async function takeFlow(db: StaffDb, state: string, { purpose, boundTo }: Bond, now: Date) {
  const taken = await db
    .deleteFrom('sso_flows')
    .where('state_hash', '=', hashToken(state))
    .where('bound_to', '=', boundTo)
    .where('purpose', '=', purpose)
    .returningAll()
    .executeTakeFirst();
  return taken !== undefined && taken.expires_at > now ? taken : undefined;
}

export type Flow = NonNullable<Awaited<ReturnType<typeof takeFlow>>>;
