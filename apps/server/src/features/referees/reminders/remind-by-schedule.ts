import { applicationStates } from '@portico/form-engine/states/application-states';
import type { JobParts } from '../../../platform/app-parts.ts';
import { publishedForm } from '../../../domain/forms/published-forms.ts';
import { isInTime } from '../../../domain/periods.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { readsLetter } from '../../../domain/letters/reading/applicant-reads.ts';
import { lockApplication } from '../../../domain/sheets/lock-application.ts';
import { namedAddresses } from '../../../domain/letters/requests/named-addresses.ts';
import { reconcileRequests } from '../../../domain/letters/requests/reconcile-requests.ts';
import { askForLetter } from '../sending/ask-for-letter.ts';
import { findPerson, findTerms } from '../../../domain/letters/reading/terms.queries.ts';
import { listRequests } from '../referees.queries.ts';
import { dueReminder, remindAfter } from '../referees.rules.ts';
import type { DueRequest } from '../due-request.ts';
import { countReminder, findApplication } from './reminders.queries.ts';

/**
 * Sends one reminder if it is still due after the application is locked. The mail and its count are one transaction.
 */
export function remindBySchedule(
  { database, publicUrl }: Pick<JobParts, 'database' | 'publicUrl'>,
  due: DueRequest,
  now: Date,
): Promise<boolean> {
  const db = database.forProject(due.project);
  return db.transaction().execute((inside) => remind(inside, publicUrl, due, now));
}

async function remind(
  db: ProjectDb,
  publicUrl: string,
  { id, applicantId, project }: DueRequest,
  now: Date,
): Promise<boolean> {
  await lockApplication(db, applicantId);
  const application = await findApplication(db, applicantId);
  if (application === undefined || application.form_version_id === null) return false;
  const found = await findTerms(db, project.id, applicantId);
  const { letters, letters_until: until, ends_at: endsAt, waived } = found;
  const isComing = application.state === applicationStates.submitted || isInTime(endsAt, now);
  if (until === null || !isInTime(until, now) || !isComing) return false;
  const request = (await listRequests(db, application.id)).find((one) => one.id === id);
  if (request === undefined || remindAfter(request) === null) return false;
  const scheduled = dueReminder({ ...request, days: letters.reminderDays, now });
  if (scheduled === null) return false;
  const form = await publishedForm(db, project.id, application.form_version_id);
  if (form === undefined) return false;
  if (!(await namedAddresses(db, application.id, form.compiled)).has(request.emailKey)) {
    await reconcileRequests(db, { applicationId: application.id, form: form.compiled, now });
    return false;
  }
  const { name } = await findPerson(db, applicantId);
  await askForLetter(db, request, 'schedule', {
    project,
    applicant: { id: applicantId, name },
    batch: found.batch,
    until,
    timeZone: found.time_zone,
    reads: readsLetter({ confidential: request.confidential, waived }, letters),
    waived,
    publicUrl,
    now,
  });
  await countReminder(db, id, scheduled);
  return true;
}
