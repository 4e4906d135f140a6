import type { ScheduleFailure } from '@portico/contract/form-schedule.schemas';
import { lockRevision } from '../../../domain/revisions/revisions.queries.ts';
import type { JobParts } from '../../../platform/app-parts.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { mayAt, placeOf } from '../../../platform/session/abilities.ts';
import { logStaffChange } from '../../../platform/session/staff-log.ts';
import { findRoles } from '../../../platform/session/staff-session.ts';
import { findErrorsOn } from '../check-draft.ts';
import { lockDraft, readLiveForm } from '../open-draft.ts';
import { keepDraftBeside, publishVersion } from '../publish-version.ts';
import { endSchedule, enqueueScheduleFailure, findSchedule, type Schedule } from './form-schedules.queries.ts';

interface Due {
  readonly project: { readonly id: string; readonly orgId: string };
  readonly schedule: number;
}

/**
 * Publishes what was scheduled, in the name of whoever scheduled it, if they still may, nothing else was published since,
 * and it has no errors today. It may run twice, and on several servers at once: the row of the schedule is locked.
 */
export async function publishScheduled(
  { database, clock }: Pick<JobParts, 'database' | 'clock'>,
  { project, schedule: number }: Due,
): Promise<void> {
  const now = clock.now();
  const jobDb = database.forProject(project);
  const found = await findSchedule(jobDb, number);
  if (found?.state !== 'waiting') return;
  const { scheduled_by: staffId, scheduled_name: name } = found;
  const roles = await findRoles(database.asStaff(staffId), staffId);
  if (!mayAt(roles, 'forms.publish', placeOf(project))) {
    await jobDb.transaction().execute(async (db) => {
      const waiting = await lockWaiting(db, number);
      if (waiting !== null) await fail(db, waiting, 'notAllowed', now);
    });
    return;
  }
  const by = { session: { staffId, name, roles }, ip: '', now };
  await database
    .forStaff(project, staffId)
    .transaction()
    .execute(async (db) => {
      await lockRevision(db);
      const waiting = await lockWaiting(db, number);
      if (waiting === null) return;
      const { definition: form, based_on: basedOn, note } = waiting;
      const draft = await lockDraft(db, project.id, now);
      if (draft.live.number !== basedOn) return fail(db, waiting, 'overtaken', now);
      const findings = await findErrorsOn(db, project.id, form, now);
      if (findings.length > 0) return fail(db, waiting, 'unsound', now);
      const version = await publishVersion(db, project.id, { form, live: draft.live, note, restores: null }, by);
      await keepDraftBeside(db, draft, { number: version, definition: form }, 'published', by);
      await endSchedule(db, number, { failure: null, newest: version }, now);
    });
}

/** Null if somebody has cancelled it, or another server was faster. */
async function lockWaiting(db: ProjectDb, number: number): Promise<Schedule | null> {
  const schedule = await findSchedule(db, number, 'for update');
  return schedule?.state === 'waiting' ? schedule : null;
}

/** The log names nobody: the clock did it, not a person. */
const nobody = { session: { staffId: '00000000-0000-0000-0000-000000000000', name: '', roles: [] }, ip: '' };

/** Says so above the form and in the log, and writes to whoever scheduled it. */
async function fail(
  db: ProjectDb,
  { project_id: project, number }: Schedule,
  failure: ScheduleFailure,
  now: Date,
): Promise<void> {
  const { number: newest } = await readLiveForm(db);
  await endSchedule(db, number, { failure, newest }, now);
  const subject = { project, schedule: String(number), reason: failure };
  await logStaffChange(db, nobody, 'failed to publish scheduled form', subject);
  await enqueueScheduleFailure(db);
}
