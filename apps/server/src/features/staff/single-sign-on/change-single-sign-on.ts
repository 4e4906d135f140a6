import type { ChangeSingleSignOn, SingleSignOn } from '@portico/contract/single-sign-on.schemas';
import type { StaleRevision } from '@portico/contract/stale-revision';
import type { StaffRole } from '@portico/contract/staff-abilities';
import { staffRoles } from '@portico/contract/staff-abilities';
import { makeDomainToken } from '../../../domain/domain-names/domain-proof.ts';
import { Refused } from '../../../platform/refused.ts';
import {
  type HeldRole,
  isStaffRole,
  mayAllOf,
  mayAt,
  type Place,
  rolesWith,
} from '../../../platform/session/abilities.ts';
import { seal } from '../../../platform/secrets/seal.ts';
import { logStaffAction } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { requireProof } from '../factors/proof.ts';
import { redirectUri } from './begin-flow.ts';
import { presentSignInDomain } from './prove-sign-in-domain.ts';
import { clientOf, openProvider, type SsoParts, ssoSecretPurpose } from './provider.ts';
import {
  endSsoSessions,
  findSso,
  listDomains,
  listSso,
  lockSso,
  type NewSso,
  setDomains,
  setSso,
} from './sso.queries.ts';

/** What the organisations of an owner have set. */
export async function presentSingleSignOn(call: StaffCall): Promise<SingleSignOn['output']> {
  const { db, mayAt: may, session, publicUrl } = call;
  const organisations: SingleSignOn['output']['organisations'] = [];
  for (const { id, name, is_on, issuer, client_id, client_secret, default_role, revision } of await listSso(db)) {
    if (!may({ orgId: id, projectId: null })) continue;
    organisations.push({
      organisation: id,
      name,
      revision: revision ?? 0,
      is_on: is_on ?? false,
      issuer: issuer ?? '',
      client_id: client_id ?? '',
      has_secret: client_secret !== null,
      domains: (await listDomains(db, id)).map((row) => presentSignInDomain(row, publicUrl)),
      default_role: readFirstRole(default_role),
      roles: [...firstRoles(session.roles, { orgId: id, projectId: null })],
    });
  }
  return { redirect_uri: redirectUri(publicUrl), organisations };
}

/** Sets it after a look at the provider, so that nobody switches on what cannot work. */
export async function changeSingleSignOn(
  { organisation, revision, client_secret: secret, ...wanted }: ChangeSingleSignOn['input'],
  call: StaffCall,
  parts: SsoParts,
): Promise<ChangeSingleSignOn['output']> {
  const place: Place = { orgId: organisation, projectId: null };
  if (!call.mayAt(place)) throw new Refused('notFound');
  await requireProof(call, 'removing');
  const { is_on, client_id, default_role } = wanted;
  if (default_role !== null && !firstRoles(call.session.roles, place).includes(default_role))
    throw new Refused('roleBeyondOwn');
  const former = await findSso(call.db, organisation);
  const client_secret =
    secret === null ? (former?.client_secret ?? null) : seal(call.secretKey, ssoSecretPurpose, secret);
  const domains = [...new Set(wanted.domains)].toSorted();
  const isWhole = wanted.issuer !== '' && client_id !== '' && client_secret !== null && domains.length > 0;
  if (is_on && !isWhole) throw new Refused('ssoIncomplete');
  const set_by = call.session.staffId;
  const row: NewSso = {
    org_id: organisation,
    is_on,
    issuer: wanted.issuer,
    client_id,
    client_secret,
    default_role,
    set_by,
  };
  const issuer = is_on ? await issuerOf(row, parts, call) : wanted.issuer;
  return call.db.transaction().execute(async (db) => {
    const before = await lockSso(db, organisation);
    const had = (await listDomains(db, organisation)).map(({ domain }) => domain);
    const after = await setSso(db, { ...row, issuer }, revision);
    if (after === undefined)
      throw new Refused('staleRevision', { data: { revision, changes: [] } satisfies StaleRevision });
    const claimed = domains.map((domain) => ({ domain, token: makeDomainToken() }));
    await setDomains(db, organisation, claimed);
    // Whom the former provider let in must come by the new one.
    const isOver = before?.is_on === true && (!is_on || before.issuer !== issuer || before.client_id !== client_id);
    if (isOver) await endSsoSessions(db, organisation, [...rolesWith('organisations.change')]);
    const change = {
      before: { ...shown(before), domains: had.join(' ') },
      after: { is_on, issuer, client_id, default_role, domains: domains.join(' ') },
    };
    await logStaffAction({ ...call, db }, 'changed single sign-on', { organisation }, place, change);
    return { revision: after };
  });
}

/** As the provider spells it. */
async function issuerOf(row: NewSso, parts: SsoParts, call: StaffCall): Promise<string> {
  const provider = await openProvider(clientOf({ ...row, revision: 0 }, call.secretKey), parts, call);
  return provider.serverMetadata().issuer;
}

/** Never the secret. */
function shown(row: NewSso | undefined) {
  const { is_on = false, issuer = '', client_id = '', default_role = null } = row ?? {};
  return { is_on, issuer, client_id, default_role };
}

type FirstRole = Exclude<StaffRole, 'owner'>;
const isFirstRole = (role: StaffRole): role is FirstRole => role !== 'owner';

/** Those that the reader may give at the place, but for owners: nobody becomes one by signing in. */
function firstRoles(giver: readonly HeldRole[], place: Place): readonly FirstRole[] {
  if (!mayAt(giver, 'staff.manage', place)) return [];
  return staffRoles.filter(isFirstRole).filter((role) => mayAllOf(giver, [{ ...place, role }], place));
}

function readFirstRole(role: string | null): FirstRole | null {
  return role !== null && isStaffRole(role) && isFirstRole(role) ? role : null;
}
