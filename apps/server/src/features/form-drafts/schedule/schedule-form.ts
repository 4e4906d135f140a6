import type { CancelFormSchedule, FormSchedule, ScheduleForm } from '@portico/contract/form-schedule.schemas';
import { formOf } from '@portico/form-engine/editing/form-parts';
import { keepRetired } from '@portico/form-engine/versions/keep-retired';
import { reachProject } from '../../../domain/projects/reach-project.ts';
import { lockRevision } from '../../../domain/revisions/revisions.queries.ts';
import { Refused } from '../../../platform/refused.ts';
import { logStaffChange } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { findErrorsOn } from '../check-draft.ts';
import { lockSeen, readLiveForm } from '../open-draft.ts';
import { requirePublishable } from '../publish-version.ts';
import {
  addSchedule,
  findLastSchedule,
  findSchedule,
  requireNoneWaiting,
  setCancelled,
} from './form-schedules.queries.ts';

const furthestMs = 366 * 24 * 3_600_000;

/** Keeps a copy of the draft that the person has seen, to be published at a time. It must be fit to be published now. */
export async function scheduleForm(
  { project: id, revision, note, at: moment }: ScheduleForm['input'],
  call: StaffCall,
): Promise<ScheduleForm['output']> {
  const { project, projectDb } = await reachProject(id, call);
  const { session, now } = call;
  const at = new Date(moment);
  if (at <= now || at.getTime() > now.getTime() + furthestMs) throw new Refused('scheduleTime');
  return inTransaction(projectDb, async (db) => {
    await lockRevision(db);
    const { parts, live } = await lockSeen(db, project.id, revision, now);
    await requireNoneWaiting(db);
    const form = keepRetired(live.definition, formOf(parts));
    await requirePublishable(form, live, () => findErrorsOn(db, project.id, form, now));
    const schedule = { at, definition: form, basedOn: live.number, note, by: session, now };
    const number = await addSchedule(db, { projectId: project.id, ...schedule });
    const subject = { project: project.id, schedule: String(number) };
    await logStaffChange(db, call, 'scheduled form', subject, { before: {}, after: { at: moment } });
    return { number };
  });
}

/** Cancels what is waiting, or takes that back while its time is ahead: the job is in the queue until then. */
export async function cancelFormSchedule(
  { project: id, schedule: number, cancelled }: CancelFormSchedule['input'],
  call: StaffCall,
): Promise<null> {
  const { project, projectDb } = await reachProject(id, call);
  await inTransaction(projectDb, async (db) => {
    await lockRevision(db);
    const schedule = await findSchedule(db, number, 'for update');
    if (schedule === undefined) throw new Refused('notFound');
    const [wanted, other] = cancelled ? (['cancelled', 'waiting'] as const) : (['waiting', 'cancelled'] as const);
    if (schedule.state === wanted) return;
    if (schedule.state !== other || schedule.publish_at <= call.now) throw new Refused('scheduleEnded');
    if (!cancelled) await requireNoneWaiting(db);
    await setCancelled(db, number, cancelled, call.now);
    const action = cancelled ? 'cancelled scheduled form' : 'scheduled form again';
    await logStaffChange(db, call, action, { project: project.id, schedule: String(number) });
  });
  return null;
}

/** The last one. What failed is told until something else is published. */
export async function readFormSchedule(
  { project: id }: FormSchedule['input'],
  call: StaffCall,
): Promise<FormSchedule['output']> {
  const { projectDb } = await reachProject(id, call);
  const last = await findLastSchedule(projectDb);
  if (last === undefined) return null;
  const isOver = last.state === 'failed' && last.newest !== (await readLiveForm(projectDb)).number;
  if (isOver) return null;
  return {
    number: last.number,
    state: last.state,
    at: last.publish_at.toISOString(),
    note: last.note,
    by: last.scheduled_name,
    scheduled_at: last.scheduled_at.toISOString(),
    failure: last.failure,
    version: last.state === 'published' ? last.newest : null,
  };
}
