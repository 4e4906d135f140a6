import type { ProveSignInDomain, SignInDomain } from '@portico/contract/single-sign-on.schemas';
import { lookForRecord, presentRecord } from '../../../domain/domain-names/domain-proof.ts';
import type { AppParts } from '../../../platform/app-parts.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { Refused } from '../../../platform/refused.ts';
import type { Place } from '../../../platform/session/abilities.ts';
import { logStaffAction } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { type DomainRow, listDomains, markProved } from './sso.queries.ts';

/** Two organisations may claim a mail domain; the first that proves it has it. Only then accounts are made for its addresses. */
export async function proveSignInDomain(
  { organisation, domain: name }: ProveSignInDomain['input'],
  call: StaffCall,
  parts: Pick<AppParts, 'readRecords'>,
): Promise<ProveSignInDomain['output']> {
  const place: Place = { orgId: organisation, projectId: null };
  if (!call.mayAt(place)) throw new Refused('notFound');
  const row = (await listDomains(call.db, organisation)).find(({ domain }) => domain === name);
  if (row === undefined) throw new Refused('notFound');
  const domain = presentSignInDomain(row, call.publicUrl);
  const { found, isProved } = await lookForRecord({ name, token: row.token }, call.publicUrl, parts);
  if (row.proved_at !== null || !isProved) return { ...domain, found };
  await call.db
    .transaction()
    .execute(async (db) => {
      if (!(await markProved(db, organisation, row, call.now))) throw new Refused('notFound');
      const change = { before: null, after: { domain: name } };
      await logStaffAction({ ...call, db }, 'proved sign-in domain', { organisation }, place, change);
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? new Refused('ssoDomainTaken', { params: { domain: name }, cause: error }) : error;
    });
  return { ...domain, proved_at: epochSeconds(call.now), found };
}

export function presentSignInDomain(
  { domain, token, proved_at, is_former }: DomainRow,
  publicUrl: string,
): SignInDomain {
  return {
    domain,
    is_former,
    ...presentRecord({ name: domain, token }, publicUrl),
    proved_at: proved_at === null ? null : epochSeconds(proved_at),
  };
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'sso_domains_proved';
}
