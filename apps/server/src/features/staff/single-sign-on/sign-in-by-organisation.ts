import type { BeginOrganisationSignIn, FinishOrganisationSignIn } from '@portico/contract/single-sign-on.schemas';
import { takeAtLeast } from '../../../platform/concurrency/take-at-least.ts';
import { Refused } from '../../../platform/refused.ts';
import { findRoles } from '../../../platform/session/staff-session.ts';
import { hashToken, makeToken } from '../../../platform/session/token.ts';
import { ssoCookie } from '../../../platform/wire/answer/cookie-reply.ts';
import type { AnyoneCall } from '../../../platform/wire/bound-route.ts';
import { enterStaff } from '../enter-staff.ts';
import { openPending } from '../factors/pending.queries.ts';
import { findWays } from '../factors/ways.ts';
import { beginFlow, flowSeconds } from './begin-flow.ts';
import { findOrMakeMember } from './find-or-make-member.ts';
import { type Flow, takeFlow } from './flows.queries.ts';
import { domainOf } from './issuer.rules.ts';
import { logSsoFailure } from './log-sso-failure.ts';
import type { SsoParts } from './provider.ts';
import { readIdentity } from './read-identity.ts';
import { findSsoOfDomain } from './sso.queries.ts';
import { stateIn } from './state-in.ts';

const shortestMs = 200;

/** Where whoever has this address signs in. It tells which mail domains are let in, and nothing of accounts. */
export function beginOrganisationSignIn(
  { email }: BeginOrganisationSignIn['input'],
  call: AnyoneCall,
  parts: SsoParts,
): Promise<BeginOrganisationSignIn['output']> {
  return takeAtLeast(shortestMs, async () => {
    const db = call.database.staff;
    const sso = await findSsoOfDomain(db, domainOf(email));
    if (sso === undefined) throw new Refused('ssoUnknown');
    const { token, hash } = makeToken();
    const asked = { purpose: 'sign in', boundTo: hash, staffId: null, hint: email } as const;
    const url = await beginFlow(db, sso, asked, parts, call);
    call.reply.setCookie(ssoCookie, token, flowSeconds);
    return { url };
  });
}

/** Signs in whom the provider named. What it says stands for the password: a second factor is asked for as ever. */
export async function finishOrganisationSignIn(
  { answer }: FinishOrganisationSignIn['input'],
  call: AnyoneCall,
  parts: SsoParts,
): Promise<FinishOrganisationSignIn['output']> {
  const db = call.database.staff;
  const bond = { purpose: 'sign in', boundTo: hashToken(call.ssoFlow ?? '') } as const;
  const flow = await takeFlow(db, stateIn(answer), bond, call.now);
  if (flow === undefined) throw new Refused('ssoExpired');
  call.reply.clearCookie(ssoCookie);
  try {
    return await enter(flow, answer, call, parts);
  } catch (error) {
    if (error instanceof Refused) await logSsoFailure(db, flow.org_id, error.key, call.ip);
    throw error;
  }
}

async function enter(flow: Flow, answer: string, call: AnyoneCall, parts: SsoParts) {
  const db = call.database.staff;
  const orgId = flow.org_id;
  const identity = await readIdentity(db, flow, answer, parts, call);
  const member = await db.transaction().execute((tx) => findOrMakeMember(tx, orgId, identity, call));
  const roles = await findRoles(db, member.id);
  // Whoever has no role is nobody here; one that was taken away does not come back by signing in.
  if (roles.length === 0) throw new Refused('ssoNoRole');
  // A provider opens what is its organisation's, and nothing of others.
  if (roles.some((role) => role.orgId !== orgId)) throw new Refused('ssoBeyond');
  const ways = await findWays(db, member.id);
  if (ways.length > 0)
    return { staff: null, pending: { token: await openPending(db, member.id, call.now, orgId), ways } };
  const staff = await db.transaction().execute((tx) => enterStaff(tx, member, roles, call, orgId));
  return { staff, pending: null };
}
