import type { RemoveBatch } from '@portico/contract/calendar.schemas';
import { reachProject } from '../../domain/projects/reach-project.ts';
import { keepRevision, requireNewest } from '../../domain/revisions/revisions.ts';
import { Refused } from '../../platform/refused.ts';
import { logStaffChange } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { presentValues } from './calendar.present.ts';
import { deleteBatch, listCalendar } from './calendar.queries.ts';
import { partOf } from './save-batch.ts';

/** Removes a batch that nobody has chosen; the log keeps what it was. */
export async function removeBatch(input: RemoveBatch['input'], call: StaffCall): Promise<RemoveBatch['output']> {
  const { batch, revision } = input;
  const { project, projectDb } = await reachProject(input.project, call);
  return inTransaction(projectDb, async (db) => {
    await requireNewest(db, partOf(batch), revision);
    const row = (await listCalendar(db)).find(({ id }) => id === batch);
    if (row === undefined) throw new Refused('notFound');
    if (!(await deleteBatch(db, batch).catch(refuseUsed))) throw new Refused('batchInUse');
    const subject = { project: project.id, batch };
    await logStaffChange(db, call, 'removed batch', subject, { before: presentValues(row), after: null });
    return { revision: await keepRevision(db, call, partOf(batch), ['removed']) };
  });
}

const foreignKeyViolation = '23503';

/** Somebody chose it at the same moment. */
function refuseUsed(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === foreignKeyViolation) throw new Refused('batchInUse');
  throw error;
}
