import { randomUUID } from 'node:crypto';
import type { GiveExtension, WithdrawExtension } from '@portico/contract/extensions.schemas';
import { endOfMinute } from '@portico/form-engine/states/periods';
import { isInTime } from '../../../domain/periods.ts';
import { reachProject } from '../../../domain/projects/reach-project.ts';
import { lockApplication } from '../../../domain/sheets/lock-application.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { Project } from '../../../platform/project.ts';
import { Refused } from '../../../platform/refused.ts';
import { logStaffChange } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { type ExtendedPerson, findExtended, keepChange, writeExtension } from './extensions.queries.ts';
import { tellDeadline } from './tell-deadline.ts';

/** Gives one applicant a later deadline for a batch, or moves the one they have. */
export async function giveExtension(input: GiveExtension['input'], call: StaffCall): Promise<GiveExtension['output']> {
  const until = endOfMinute(new Date(input.until * 1000));
  return changeExtension(input, call, ({ ends_at, service_ends_at }) => {
    if (until <= ends_at || !isInTime(until, call.now)) throw new Refused('extensionTooEarly');
    if (until > service_ends_at) throw new Refused('extensionAfterService');
    return { until, withdrawnAt: null };
  });
}

/** Withdraws an extension: it ends now, so that whatever began to arrive before still counts. */
export async function withdrawExtension(
  input: WithdrawExtension['input'],
  call: StaffCall,
): Promise<WithdrawExtension['output']> {
  return changeExtension(input, call, ({ until, withdrawn_at }) => {
    if (until === null || withdrawn_at !== null) throw new Refused('notFound');
    return { until: isInTime(until, call.now) ? lastSecondBefore(call.now) : until, withdrawnAt: call.now };
  });
}

/** An end is open through its last second (design 5.21): the one that has just ended. */
function lastSecondBefore(now: Date): Date {
  return new Date(now.getTime() - 1000);
}

type Decided = { readonly until: Date; readonly withdrawnAt: Date | null };
type Named = WithdrawExtension['input'];

/** Locks the application, so that a submission in progress comes entirely before the change or entirely after it. */
async function changeExtension(
  input: Named,
  call: StaffCall,
  decide: (person: ExtendedPerson) => Decided,
): Promise<{ mailed: boolean }> {
  const { batch, applicant, reason } = input;
  const { project, projectDb } = await reachProject(input.project, call);
  return inTransaction(projectDb, async (db) => {
    await lockApplication(db, applicant);
    const person = await findExtended(db, batch, applicant);
    if (person === undefined) throw new Refused('notFound');
    const former = person.withdrawn_at === null ? person.until : null;
    if ((former && epochSeconds(former)) !== input.was) throw new Refused('extensionMoved');
    const decided = decide(person);
    const key = { project_id: project.id, applicant_id: applicant, batch_id: batch };
    await writeExtension(db, key, decided);
    const until = decided.withdrawnAt === null ? decided.until : null;
    const { staffId: staff_id, name: staff_name } = call.session;
    await keepChange(db, { ...key, former, until, reason, staff_id, staff_name, at: call.now });
    const action = until === null ? 'withdrew extension' : 'gave extension';
    const application = person.application_id === null ? {} : { application: person.application_id };
    const subject = { project: project.id, batch, applicant, ...application };
    const change = {
      before: { until: former && epochSeconds(former) },
      after: { until: until && epochSeconds(until) },
    };
    await logStaffChange(db, call, action, subject, change);
    return { mailed: await tell(db, project, call, { applicant, person, decided }) };
  });
}

interface Told {
  readonly applicant: string;
  readonly person: ExtendedPerson;
  readonly decided: Decided;
}

function tell(
  db: ProjectDb,
  project: Project,
  { publicUrl, now }: StaffCall,
  { applicant: applicantId, person, decided }: Told,
): Promise<boolean> {
  const { batch, ends_at: former, time_zone: timeZone, reader_zone: readerZone } = person;
  const times =
    decided.withdrawnAt === null
      ? ({ kind: 'extended', until: decided.until } as const)
      : ({ kind: 'withdrawn', until: decided.withdrawnAt } as const);
  const news = { ...times, batch, former, timeZone, readerZone };
  return tellDeadline(db, project, publicUrl, { id: randomUUID(), applicantId, person, news, now });
}
