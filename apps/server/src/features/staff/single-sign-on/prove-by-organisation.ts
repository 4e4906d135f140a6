import type { BeginOrganisationProof, FinishOrganisationProof } from '@portico/contract/single-sign-on.schemas';
import { Refused } from '../../../platform/refused.ts';
import { logAtHome } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { setProved } from '../factors/proof.queries.ts';
import { beginFlow } from './begin-flow.ts';
import { takeFlow } from './flows.queries.ts';
import { findByIdentity, findSsoOrg } from './identities.queries.ts';
import type { SsoParts } from './provider.ts';
import { readIdentity } from './read-identity.ts';
import { findSso } from './sso.queries.ts';
import { stateIn } from './state-in.ts';

/** For accounts that single sign-on made. Whoever has a password proves by that: otherwise a provider could take their account over. */
export async function beginOrganisationProof(
  call: StaffCall,
  parts: SsoParts,
): Promise<BeginOrganisationProof['output']> {
  const { db, session } = call;
  const orgId = await findSsoOrg(db, session.staffId);
  const sso = orgId === null ? undefined : await findSso(db, orgId);
  if (sso === undefined) throw new Refused('factorMissing');
  if (!sso.is_on) throw new Refused('ssoOff');
  const asked = { purpose: 'proof', boundTo: session.tokenHash, staffId: session.staffId } as const;
  return { url: await beginFlow(db, sso, asked, parts, call) };
}

export async function finishOrganisationProof(
  { answer }: FinishOrganisationProof['input'],
  call: StaffCall,
  parts: SsoParts,
): Promise<null> {
  const { db, session, now } = call;
  const flow = await takeFlow(db, stateIn(answer), { purpose: 'proof', boundTo: session.tokenHash }, now);
  if (flow === undefined) throw new Refused('ssoExpired');
  const identity = await readIdentity(db, flow, answer, parts, call);
  const member = await findByIdentity(db, flow.org_id, identity);
  if (member?.id !== session.staffId || member.sso_org_id !== flow.org_id) {
    await logAtHome(call, 'failed to prove again');
    throw new Refused('ssoOtherPerson');
  }
  await setProved(db, session.tokenHash, now);
  return null;
}
