import { type BatchFacts, batchProblems, type BatchRefused } from '@portico/contract/batch-problems';
import type { BatchValues, SaveBatch } from '@portico/contract/calendar.schemas';
import type { ConfirmFirst } from '@portico/contract/settings-problems';
import { isLanguage } from '@portico/form-engine/language';
import { endOfMinute, isOpen } from '@portico/form-engine/states/periods';
import { reachProject } from '../../domain/projects/reach-project.ts';
import { keepRevision, requireNewest } from '../../domain/revisions/revisions.ts';
import { epochSeconds } from '../../platform/clock.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import { logStaffChange } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { presentValues } from './calendar.present.ts';
import { type CalendarRow, findCalendarFacts, listCalendar, writeBatch } from './calendar.queries.ts';
import { listModules } from './read-calendar.ts';

/** Adds a batch or changes it. Whoever writes goes by what holds at that moment: nothing is cached. */
export async function saveBatch(input: SaveBatch['input'], call: StaffCall): Promise<SaveBatch['output']> {
  const { batch, revision } = input;
  const { project, projectDb } = await reachProject(input.project, call);
  return inTransaction(projectDb, async (db) => {
    await requireNewest(db, partOf(batch), revision);
    const batches = await listCalendar(db);
    const row = batches.find(({ id }) => id === batch);
    const before = row && presentValues(row);
    const after = withLastSeconds(input.values, before);
    const fields = changedFields(before, after);
    if (fields.length === 0) return { revision: (await findCalendarFacts(db)).revision };
    await requireNoProblems(db, after, row, batches);
    requireAccepted(row, after, call.now, input.accepted);
    if (!(await writeBatch(db, project.id, batch, after))) throw new Refused('notFound');
    const subject = { project: project.id, batch };
    if (before === undefined) await logStaffChange(db, call, 'added batch', subject, { before: null, after });
    else await logStaffChange(db, call, 'changed batch', subject, { before, after });
    return { revision: await keepRevision(db, call, partOf(batch), fields) };
  });
}

/** The part of the configuration that one batch is, for revisions. */
export function partOf(batch: string): string {
  return `batch/${batch}`;
}

/** Staff enter minutes: an end holds through the last second of its minute, a start from its first. */
function withLastSeconds(values: BatchValues, before: BatchValues | undefined): BatchValues {
  const end = (now: number, then: number | null | undefined) =>
    now === then ? now : epochSeconds(endOfMinute(new Date(now * 1000)));
  return {
    ...values,
    endsAt: end(values.endsAt, before?.endsAt),
    lettersUntil: values.lettersUntil === null ? null : end(values.lettersUntil, before?.lettersUntil),
  };
}

function changedFields(before: BatchValues | undefined, after: BatchValues): string[] {
  const former = new Map<string, unknown>(Object.entries(before ?? {}));
  return Object.entries(after).flatMap(([field, value]) =>
    JSON.stringify(value) === JSON.stringify(former.get(field)) ? [] : [field],
  );
}

async function requireNoProblems(
  db: ProjectDb,
  values: BatchValues,
  row: CalendarRow | undefined,
  batches: readonly CalendarRow[],
): Promise<void> {
  const { languages, service_ends_at } = await findCalendarFacts(db);
  const facts: BatchFacts = {
    languages: languages.filter(isLanguage),
    serviceEndsAt: epochSeconds(service_ends_at),
    otherCodes: batches.flatMap(({ id, code }) => (id === row?.id ? [] : [code])),
    numberedAs: row?.is_numbered === true ? row.code : null,
    submitted: row?.submitted ?? 0,
    modules: (await listModules(db)).map(({ menuid }) => menuid),
  };
  const data: BatchRefused = { problems: batchProblems(values, facts) };
  if (data.problems.length > 0) throw new Refused('settingsRefused', { data });
}

/** A batch that would close on people who are writing needs somebody to accept their number, as it is now. */
function requireAccepted(row: CalendarRow | undefined, after: BatchValues, now: Date, accepted = 0): void {
  if (row === undefined || row.begun === 0 || row.begun === accepted) return;
  const wasOpen = isOpen({ startsAt: row.starts_at, endsAt: row.ends_at }, now);
  const staysOpen = isOpen({ startsAt: new Date(after.startsAt * 1000), endsAt: new Date(after.endsAt * 1000) }, now);
  const data: ConfirmFirst = { effects: [{ effect: 'batchOver', people: row.begun }] };
  if (wasOpen && !staysOpen) throw new Refused('confirmFirst', { data });
}
