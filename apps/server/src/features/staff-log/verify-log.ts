import type { VerifyLog } from '@portico/contract/staff-log.schemas';
import type { Database } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import { logStaffAction } from '../../platform/session/staff-log.ts';
import { installationChain } from '../../platform/staff-log/chain.queries.ts';
import { chainLog } from '../../platform/staff-log/chain-logs.ts';
import { verifyChain } from '../../platform/staff-log/verify-chain.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { reachesAll } from './staff-log.queries.ts';

/** So many lines are compared in one call: a few seconds. */
const most = 100_000;

/** Compares a part of a chain with its hashes; what was written a moment ago is chained first. */
export async function verifyLog(
  database: Database,
  { org = null, after = 0 }: { readonly org?: string | null | undefined; readonly after?: number | undefined },
  call: StaffCall,
): Promise<VerifyLog['output']> {
  const place = { orgId: org, projectId: null };
  if (!call.mayAt(place) || !(await reachesAll(call.db, org))) throw new Refused('notFound');
  const chain = org ?? installationChain;
  // A chain that is broken at its end may refuse more lines. That must not keep anybody from seeing it.
  if (after === 0)
    await chainLog(database.jobs, chain).catch((err: unknown) => call.log.warn({ err }, 'lines were not chained'));
  const { length, head, checked, broken, isPart } = await verifyChain(call.db, chain, { after, most });
  if (!isPart) await logStaffAction(call, 'verified log', { sound: broken === null ? 'yes' : 'no' }, place);
  return { length, head, checked, broken: presentBreak(broken), done: !isPart };
}

function presentBreak(broken: Awaited<ReturnType<typeof verifyChain>>['broken']): VerifyLog['output']['broken'] {
  if (broken === null) return null;
  const { kind, seq, line } = broken;
  return { kind, seq, line: line && { id: line.id, at: line.at, action: line.action } };
}
