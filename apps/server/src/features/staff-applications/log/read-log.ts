import type { ApplicationLog } from '@portico/contract/staff-applications.schemas';
import type { FormDefinition, ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import type { LocalText } from '@portico/form-engine/language';
import * as z from 'zod';
import { epochSeconds } from '../../../platform/clock.ts';
import { publishedForm } from '../../../domain/forms/published-forms.ts';
import { placeOf } from '../../../platform/session/abilities.ts';
import { logStaffAction } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { readCursor, writeCursor } from '../../../platform/wire/cursor.ts';
import { reachApplication } from '../../../domain/applications/reach-application.ts';
import { findLogPage, findReasons, type LogRow } from './log.queries.ts';

const pageSize = 50;
const marks = z.string().min(1);

/** Who read an application and who changed what in it; the questions in the words of the form it stands on. */
export async function readLog(
  { application, before }: ApplicationLog['input'],
  call: StaffCall,
): Promise<ApplicationLog['output']> {
  const { db, session, now } = call;
  const { row, project, projectDb } = await reachApplication(application, call);
  const cursor = before === undefined ? undefined : readCursor(before, marks);
  const rows = await findLogPage(db, { tokenHash: session.tokenHash, now }, application, cursor, pageSize + 1);
  const form =
    row.form_version_id === null ? undefined : await publishedForm(projectDb, project.id, row.form_version_id);
  await logStaffAction(call, 'read log', { application }, placeOf(project));
  const page = rows.slice(0, pageSize);
  const reasons = await findReasons(
    projectDb,
    page.filter(isOpening).map(({ key }) => key),
  );
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    list: page.map((line) => presentLine(line, form?.definition, reasons)),
    next: last === undefined ? null : writeCursor({ moment: last.moment, mark: last.line }),
  };
}

function isOpening({ action }: LogRow): boolean {
  return action === 'opened draft';
}

function presentLine(
  row: LogRow,
  form: FormDefinition | undefined,
  reasons: ReadonlyMap<string, string>,
): ApplicationLog['output']['list'][number] {
  const module = form?.modules.find(({ id }) => id === row.module_id);
  return {
    at: epochSeconds(new Date(row.moment)),
    by: row.by_name,
    who: row.is_staff ? 'staff' : 'applicant',
    action: row.action,
    menuid: row.module_id,
    title: module?.title ?? null,
    key: isOpening(row) ? '' : row.key,
    field: module === undefined ? null : labelIn(module, row.key),
    reason: isOpening(row) ? (reasons.get(row.key) ?? '') : '',
  };
}

function labelIn({ fields, groups }: ModuleDefinition, key: string): LocalText | null {
  const field = [...fields, ...groups.flatMap((group) => group.fields)].find((one) => one.key === key);
  return field?.label ?? groups.find((group) => group.key === key)?.title ?? null;
}
