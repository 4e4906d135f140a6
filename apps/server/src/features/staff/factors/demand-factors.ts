import type { DemandFactors, FactorDemands } from '@portico/contract/factors.schemas';
import { epochSeconds } from '../../../platform/clock.ts';
import { Refused } from '../../../platform/refused.ts';
import { installation } from '../../../platform/session/abilities.ts';
import { logStaffAction } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { addDemand, findDemand, listDemands, removeDemand } from './demands.queries.ts';

/** Where the owner may demand second factors, and since when they are. */
export async function presentDemands({ db, mayAt }: StaffCall): Promise<FactorDemands['output']> {
  const seconds = (since: Date | null) => (since === null ? null : epochSeconds(since));
  const organisations = await listDemands(db);
  return {
    installation: mayAt(installation) ? { since: seconds(await findDemand(db, null)) } : null,
    organisations: organisations
      .filter(({ id }) => mayAt({ orgId: id, projectId: null }))
      .map(({ id, name, since }) => ({ organisation: id, name, since: seconds(since) })),
  };
}

/** It holds from the next request of everybody on; saying it twice changes nothing. */
export async function demandFactors(
  { organisation, demanded }: DemandFactors['input'],
  call: StaffCall,
): Promise<null> {
  const place = { orgId: organisation, projectId: null };
  if (!call.mayAt(place)) throw new Refused('notFound');
  await call.db.transaction().execute(async (db) => {
    const isChanged = demanded ? await addDemand(db, organisation, call.now) : await removeDemand(db, organisation);
    const action = demanded ? 'demanded second factors' : 'no longer demanded second factors';
    if (isChanged) await logStaffAction({ ...call, db }, action, {}, place);
  });
  return null;
}
