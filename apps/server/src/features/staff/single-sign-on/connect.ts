import type {
  BeginConnecting,
  Disconnect,
  FinishConnecting,
  OwnSingleSignOn,
} from '@portico/contract/single-sign-on.schemas';
import { Refused } from '../../../platform/refused.ts';
import { logAtHome } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { requireProof } from '../factors/proof.ts';
import { beginFlow } from './begin-flow.ts';
import { takeFlow } from './flows.queries.ts';
import { connectIdentity, deleteIdentity, findSsoOrg } from './identities.queries.ts';
import type { SsoParts } from './provider.ts';
import { readIdentity } from './read-identity.ts';
import { findSso, listOwnSso } from './sso.queries.ts';
import { stateIn } from './state-in.ts';

export async function presentOwnSingleSignOn({ db }: StaffCall): Promise<OwnSingleSignOn['output']> {
  const rows = await listOwnSso(db);
  return { organisations: rows.map(({ org_id: organisation, name, email }) => ({ organisation, name, email })) };
}

/** A password or a code is asked for first: from now on the provider opens the account. */
export async function beginConnecting(
  { organisation }: BeginConnecting['input'],
  call: StaffCall,
  parts: SsoParts,
): Promise<BeginConnecting['output']> {
  const { db, session } = call;
  const own = (await listOwnSso(db)).find(({ org_id: orgId }) => orgId === organisation);
  const sso = own === undefined ? undefined : await findSso(db, organisation);
  if (sso === undefined) throw new Refused('notFound');
  await requireProof(call, 'removing');
  const asked = { purpose: 'connect', boundTo: session.tokenHash, staffId: session.staffId } as const;
  return { url: await beginFlow(db, sso, asked, parts, call) };
}

export async function finishConnecting(
  { answer }: FinishConnecting['input'],
  call: StaffCall,
  parts: SsoParts,
): Promise<null> {
  const { session, now } = call;
  const flow = await takeFlow(call.db, stateIn(answer), { purpose: 'connect', boundTo: session.tokenHash }, now);
  if (flow === undefined) throw new Refused('ssoExpired');
  // A role elsewhere may have come meanwhile.
  if (session.roles.some(({ orgId }) => orgId !== flow.org_id)) throw new Refused('ssoBeyond');
  const identity = await readIdentity(call.db, flow, answer, parts, call);
  await call.db.transaction().execute(async (db) => {
    const isConnected = await connectIdentity(db, session.staffId, flow.org_id, identity, now);
    if (!isConnected) throw new Refused('ssoOtherPerson');
    await logAtHome({ ...call, db }, 'connected single sign-on');
  });
  return null;
}

/** Not for accounts that single sign-on made: nothing else opens them. */
export async function disconnect({ organisation }: Disconnect['input'], call: StaffCall): Promise<null> {
  const { session } = call;
  if ((await findSsoOrg(call.db, session.staffId)) !== null) throw new Refused('forbidden');
  await requireProof(call, 'removing');
  await call.db.transaction().execute(async (db) => {
    if (!(await deleteIdentity(db, session.staffId, organisation))) throw new Refused('notFound');
    await logAtHome({ ...call, db }, 'disconnected single sign-on');
  });
  return null;
}
