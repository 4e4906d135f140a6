import type { ApproveOutage, OutageProposals } from '@portico/contract/outages.schemas';
import { endOfMinute } from '@portico/form-engine/states/periods';
import { reachProject } from '../../../domain/projects/reach-project.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { type CalendarRow, listCalendar } from '../calendar.queries.ts';
import { listApproved, listDismissed, listOutages, type Outage } from './outages.queries.ts';

const hourMs = 3_600_000;
/** Downtime within so long before the end of a batch cost people time that they needed. */
const beforeEndMs = 24 * hourMs;
/** So long after its end a batch is still proposed. */
const afterEndMs = 7 * 24 * hourMs;

interface Proposal {
  readonly row: CalendarRow;
  readonly outages: readonly Outage[];
  readonly seconds: number;
  readonly until: Date;
}

/** Batches of the project that lost time to outages about which nobody has decided yet. */
export async function findProposals(db: ProjectDb, now: Date): Promise<readonly Proposal[]> {
  const rows = (await listCalendar(db)).filter(({ starts_at, ends_at }) => {
    const sinceEnd = now.getTime() - ends_at.getTime();
    return starts_at < now && sinceEnd < afterEndMs && -sinceEnd <= beforeEndMs;
  });
  if (rows.length === 0) return [];
  const decided = [...(await listApproved(db)), ...(await listDismissed(db))];
  const settled = new Set(decided.map((one) => `${one.batch_id} ${one.outage_began.getTime()}`));
  const proposals: Proposal[] = [];
  for (const row of rows) {
    const from = new Date(row.ends_at.getTime() - beforeEndMs);
    const outages = (await listOutages(db, from, row.ends_at)).filter(
      ({ began }) => !settled.has(`${row.id} ${began.getTime()}`),
    );
    if (outages.length > 0) proposals.push({ row, outages, ...proposeEnd(row.ends_at, from, outages, now) });
  }
  return proposals;
}

/** The proposal for a batch, if it is still about the outages that the person saw. */
export async function requireProposal(
  db: ProjectDb,
  now: Date,
  { batch, outages }: Pick<ApproveOutage['input'], 'batch' | 'outages'>,
): Promise<Proposal> {
  const proposal = (await findProposals(db, now)).find(({ row }) => row.id === batch);
  const measured = proposal?.outages.map(({ began }) => epochSeconds(began)) ?? [];
  if (proposal === undefined || measured.join() !== outages.join()) throw new Refused('outageSettled');
  return proposal;
}

/** As much time again as was lost before the end, from the end or from now if that is over. */
export function proposeEnd(
  endsAt: Date,
  from: Date,
  outages: readonly Outage[],
  now: Date,
): { readonly seconds: number; readonly until: Date } {
  const lost = outages.reduce((sum, { began, ended }) => {
    const until = Math.min(ended.getTime(), endsAt.getTime());
    return sum + Math.max(0, until - Math.max(began.getTime(), from.getTime()));
  }, 0);
  const base = Math.max(endsAt.getTime(), now.getTime());
  return { seconds: Math.ceil(lost / 1000), until: endOfMinute(new Date(base + lost)) };
}

export async function readProposals(
  { project }: OutageProposals['input'],
  call: StaffCall,
): Promise<OutageProposals['output']> {
  const { projectDb } = await reachProject(project, call);
  const approved = new Map((await listApproved(projectDb)).map((one) => [one.approval, one]));
  return {
    list: (await findProposals(projectDb, call.now)).map(({ row, outages, seconds, until }) => ({
      batch: row.id,
      outages: outages.map(({ began, ended }) => ({ began: epochSeconds(began), ended: epochSeconds(ended) })),
      seconds,
      endsAt: epochSeconds(row.ends_at),
      until: epochSeconds(until),
      people: row.begun,
    })),
    approved: [...approved.values()].map((one) => ({
      batch: one.batch_id,
      former: epochSeconds(one.former),
      until: epochSeconds(one.until),
      reason: one.reason,
      by: one.staff_name,
      at: epochSeconds(one.at),
    })),
  };
}
