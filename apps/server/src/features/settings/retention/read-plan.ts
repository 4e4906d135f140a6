import type { RetentionPlan } from '@portico/contract/retention.schemas';
import { reachProject } from '../../../domain/projects/reach-project.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { listHolds } from './holds/holds.queries.ts';
import { presentHold } from './holds/holds.present.ts';
import { findRetention, listPlan } from './retention.queries.ts';
import { daysAfter, firstDays, isRetaining, latest, tellsFrom } from './retention.rules.ts';

/** What the retention times of a project will delete, and when. */
export async function readPlan(
  { project: id }: RetentionPlan['input'],
  call: StaffCall,
): Promise<RetentionPlan['output']> {
  const { projectDb } = await reachProject(id, call);
  const facts = await findRetention(projectDb);
  const holds = (await listHolds(projectDb)).map((row) => ({ application: row.application_id, ...presentHold(row) }));
  if (!isRetaining(facts)) return { isOn: false, tellsFrom: null, list: [], holds };
  const from = latest(tellsFrom(facts), call.now);
  const rows = await listPlan(projectDb, facts.retention, daysAfter(from, firstDays));
  return {
    isOn: true,
    tellsFrom: from > call.now ? epochSeconds(from) : null,
    list: rows.map(({ first, last, ...row }) => ({
      ...row,
      first: first && epochSeconds(first),
      last: last && epochSeconds(last),
    })),
    holds,
  };
}
