import type { OrderBatches } from '@portico/contract/calendar.schemas';
import { reachProject } from '../../domain/projects/reach-project.ts';
import { keepRevision, requireNewest } from '../../domain/revisions/revisions.ts';
import { Refused } from '../../platform/refused.ts';
import { logStaffChange } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { listCalendar, writeOrder } from './calendar.queries.ts';

const part = 'order of batches';

/** Puts the batches in order; each of them must be named once. */
export async function orderBatches(input: OrderBatches['input'], call: StaffCall): Promise<OrderBatches['output']> {
  const { order, revision } = input;
  const { project, projectDb } = await reachProject(input.project, call);
  return inTransaction(projectDb, async (db) => {
    await requireNewest(db, part, revision);
    const before = (await listCalendar(db)).map(({ id }) => id);
    const isWhole = order.length === before.length && before.every((id) => order.includes(id));
    if (!isWhole) throw new Refused('notFound');
    await writeOrder(db, order);
    await logStaffChange(db, call, 'ordered batches', { project: project.id }, { before, after: order });
    return { revision: await keepRevision(db, call, part, ['order']) };
  });
}
