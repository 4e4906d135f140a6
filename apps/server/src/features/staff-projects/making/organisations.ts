import { randomUUID } from 'node:crypto';
import type { CreateOrganisation, RenameOrganisation } from '@portico/contract/staff-projects.schemas';
import type { StaleRevision } from '@portico/contract/stale-revision';
import type { LocalText } from '@portico/form-engine/language';
import { Refused } from '../../../platform/refused.ts';
import { installation, rolesWith } from '../../../platform/session/abilities.ts';
import { logStaffAction } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { findOrganisation, insertOrganisation, setName } from './organisations.queries.ts';

export async function createOrganisation(
  input: CreateOrganisation['input'],
  call: StaffCall,
): Promise<CreateOrganisation['output']> {
  if (!call.mayAt(installation)) throw new Refused('forbidden');
  const id = randomUUID();
  const name = wholeText(input.name);
  await call.db.transaction().execute(async (db) => {
    const roles = [...rolesWith('organisations.create')];
    await insertOrganisation(db, id, name, roles);
    const change = { before: {}, after: { name } };
    const place = { orgId: id, projectId: null };
    await logStaffAction({ ...call, db }, 'created organisation', { organisation: id }, place, change);
  });
  return { org_id: id };
}

export async function renameOrganisation(
  { org, revision, ...input }: RenameOrganisation['input'],
  call: StaffCall,
): Promise<RenameOrganisation['output']> {
  const place = { orgId: org, projectId: null };
  if (!call.mayAt(place)) throw new Refused('notFound');
  const name = wholeText(input.name);
  return call.db.transaction().execute(async (db) => {
    const before = await findOrganisation(db, org);
    if (before === undefined) throw new Refused('notFound');
    const roles = [...rolesWith('organisations.change')];
    const after = await setName(db, { org, name, revision, roles });
    if (after === null) throw new Refused('staleRevision', { data: { revision, changes: [] } satisfies StaleRevision });
    const change = { before: { name: before.name }, after: { name } };
    await logStaffAction({ ...call, db }, 'renamed organisation', { organisation: org }, place, change);
    return { revision: after };
  });
}

/** A name that is missing in a language is there the one of another: everybody reads some name. */
export function wholeText({ sc, tc, en }: LocalText): LocalText {
  return { sc: sc || tc || en, tc: tc || sc || en, en: en || sc || tc };
}
