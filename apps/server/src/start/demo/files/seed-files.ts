import { randomUUID } from 'node:crypto';
import { filePath } from '@portico/contract/uploads';
import type { CompiledField, CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { CheckContext } from '@portico/form-engine/field-model';
import type { FormAnswers, Row, StoredFile } from '@portico/form-engine/values/answer';
import { judgeForm, type PlacedProblem } from '@portico/form-engine/verdict/judge-form';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { takesFiles } from '../../../domain/files/binding/named-files.ts';
import { type DemoFile, demoFile } from './demo-file.ts';

export interface FileOwner {
  readonly projectId: string;
  readonly applicantId: string;
  /** Set for files of a letter about the applicant. */
  readonly recommendationId?: string;
  readonly name: string;
  readonly latinName: string;
  readonly index: number;
  /** Starts storing the bytes; the seeding waits for it at the end. */
  readonly keep: (id: string, content: Buffer) => void;
}

/** Creates and stores the files that an application still lacks, and returns the answers with them. */
export async function seedFiles(
  db: Transaction<Tables>,
  form: CompiledForm,
  answers: FormAnswers,
  owner: FileOwner,
  { context, at }: { readonly context: CheckContext; readonly at: Date },
): Promise<FormAnswers> {
  const lacking = judgeForm(form, answers, context)
    .flatMap(({ problems }) => problems)
    .flatMap((problem) => {
      const field = form.byKey.get(problem.field ?? '');
      return field !== undefined && takesFiles(field) && problem.problem.key === 'required' ? [{ problem, field }] : [];
    });
  if (lacking.length === 0) return answers;
  const made = await Promise.all(lacking.map(({ problem, field }) => makeFile(problem, field, owner)));
  for (const { id, file } of made) owner.keep(id, file.content);
  await writeDown(db, made, owner, at);
  return made.reduce((filled, one) => withFile(filled, one), answers);
}

interface MadeFile {
  readonly id: string;
  readonly name: string;
  readonly file: DemoFile;
  readonly field: CompiledField;
  readonly problem: PlacedProblem;
}

async function makeFile(problem: PlacedProblem, field: CompiledField, owner: FileOwner): Promise<MadeFile> {
  const file = await demoFile(field.definition, owner);
  const label = field.definition.label[/^\p{Script=Latin}/u.test(owner.name) ? 'en' : 'sc'];
  return { id: randomUUID(), name: `${label}-${owner.name}.${file.extension}`, file, field, problem };
}

async function writeDown(
  db: Transaction<Tables>,
  made: readonly MadeFile[],
  { projectId, applicantId, recommendationId }: FileOwner,
  at: Date,
): Promise<void> {
  const of = { project_id: projectId, applicant_id: applicantId };
  const sheet = { kind: recommendationId === undefined ? 'application' : 'letter', sheet_id: recommendationId ?? null };
  const rows = made.map(({ id, name, field: { definition, module }, file }) => ({
    ...of,
    ...sheet,
    id,
    module_id: module,
    field_id: definition.id,
    field_key: definition.key,
    name,
    size: file.content.length,
    type: file.type,
    sha256: file.sha256,
    width: file.width,
    height: file.height,
    state: 'ready' as const,
    received: file.content.length,
    bound_at: at,
    created_at: at,
  }));
  await db.insertInto('stored_files').values(rows).execute();
  const signings = made
    .filter(({ field }) => field.model.isSigned === true)
    .map(({ id, file, field }) => {
      return { ...of, file_id: id, file_sha256: file.sha256, module_id: field.module, signed_at: at };
    });
  if (signings.length > 0) await db.insertInto('signings').values(signings).execute();
}

function withFile({ fields, rows }: FormAnswers, { id, name, file, problem }: MadeFile): FormAnswers {
  const stored = { uid: id, name, url: `${filePath}/${id}`, size: file.content.length } satisfies StoredFile;
  const { group, row, field = '' } = problem;
  const answer = { value: [stored] };
  if (group === undefined) return { fields: { ...fields, [field]: answer }, rows };
  const changed = (rows[group] ?? []).map((one, at): Row => (at + 1 === row ? { ...one, [field]: answer } : one));
  return { fields, rows: { ...rows, [group]: changed } };
}
