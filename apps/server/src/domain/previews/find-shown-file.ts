import type { CompiledField, CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { dayIn } from '../../platform/day-in.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import { uidsIn } from '../files/binding/named-files.ts';
import type { StoredFileRow } from '../files/files.queries.ts';
import type { PreviewQuery } from './preview.ts';
import type { ReaderOf } from './preview-reader.ts';
import { joinAnswers } from '../sheets/sheet.rules.ts';
import { formsToRead, sensitiveIn } from './forms-to-read.ts';
import { flowFiles, listFlowEntries, moduleNaming } from './flow-entries.ts';
import { listReadableLetters } from './preview-letters.ts';
import { findFileToRead, findModules } from './previews.queries.ts';
import { isOpenTo, readablePart } from './readable-part.ts';

/** A file that is visible in a reader's preview, with its application. */
type ShownFile = StoredFileRow & { readonly application_id: string; readonly application_state: number };

interface FileQuery extends Pick<PreviewQuery, 'projectId' | 'language' | 'now'> {
  readonly uid: string;
}

/**
 * Finds a file only if this reader's preview shows it. Reads as few answers as possible, because a viewer requests a
 * document in dozens of parts.
 */
export async function findShownFile(
  db: ProjectDb,
  { projectId, uid, language, now }: FileQuery,
  readerOf: ReaderOf,
): Promise<ShownFile | undefined> {
  const file = await findFileToRead(db, uid);
  if (file === undefined) return undefined;
  const reader = readerOf(file.preview);
  const { batchForm, marking } = await formsToRead(db, projectId, file);
  if (file.kind === flowFiles.kind) {
    const about = { applicantId: file.applicant_id, number: file.application_number };
    const module = moduleNaming(uid, await listFlowEntries(db, about, reader));
    const isOpen = batchForm.modules.some(({ definition }) => definition.id === module && isOpenTo(reader, definition));
    return isOpen ? file : undefined;
  }
  if (file.sheet_id !== null) {
    const reading = { language, sensitive: sensitiveIn(batchForm, marking) };
    const letters = await listReadableLetters(db, file.application_id, reader, reading);
    const letter = letters.find(({ request }) => request.id === file.sheet_id);
    return letter?.files.some((one) => one.uid === uid) === true ? file : undefined;
  }
  const field = batchForm.byKey.get(file.field_key);
  if (field === undefined) return undefined;
  const needed = new Set([file.module_id, ...modulesBehind(field)]);
  const answers = await answersOf(db, file.application_id, needed);
  const context = { language, today: dayIn(file.time_zone, now) };
  const part = readablePart(only(batchForm, needed), answers, reader, context, marking);
  return isNamed(uid, part.answers) ? file : undefined;
}

/** The modules of a question and of all questions that decide whether it is visible. */
function modulesBehind(field: CompiledField): readonly string[] {
  const fields = new Set([field]);
  // Iterating over a set also visits entries that are added during the loop.
  for (const { openers, relation, gate } of fields) {
    for (const { by } of openers) fields.add(by);
    if (relation !== null) fields.add(relation.to);
    if (gate !== null) fields.add(gate);
  }
  return [...fields].map(({ module }) => module);
}

function only(form: CompiledForm, modules: ReadonlySet<string>): CompiledForm {
  return {
    ...form,
    modules: form.modules.filter(({ definition }) => modules.has(definition.id)),
    groups: new Map([...form.groups].filter(([, { module }]) => modules.has(module))),
  };
}

async function answersOf(db: ProjectDb, application: string, modules: ReadonlySet<string>): Promise<FormAnswers> {
  const rows = await findModules(db, application, [...modules]);
  return joinAnswers(rows.map(({ values }) => values));
}

function isNamed(uid: string, { fields, rows }: FormAnswers): boolean {
  const sets = [fields, ...Object.values(rows).flat()];
  return sets.some((answers) => Object.values(answers).some((answer) => uidsIn(answer).includes(uid)));
}
