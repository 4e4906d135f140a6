import type { CompiledField } from '@portico/form-engine/compile/compiled-form';
import type { Answer, Answers, FormAnswers, StoredFile } from '@portico/form-engine/values/answer';
import { takesFiles } from '../../domain/files/binding/named-files.ts';
import { copyFile } from '../../domain/files/copy-file.ts';
import { storedFilesIn } from '../../domain/files/stored-files-in.ts';
import type { AppParts } from '../../platform/app-parts.ts';
import { letterRows } from '../../platform/session/whose.ts';
import type { LetterCall } from '../../platform/wire/bound-route.ts';
import type { SourceLetter } from './earlier.queries.ts';
import type { OpenedLetter } from '../../domain/letters/writing/open-letter.ts';

/** The same answers with copies of their files for this letter; files that cannot be copied are left out. */
export async function copyFiles(
  { database, storage }: Pick<AppParts, 'database' | 'storage'>,
  { db, project, language, now }: LetterCall,
  { part, row }: OpenedLetter,
  source: SourceLetter,
  answers: FormAnswers,
): Promise<FormAnswers> {
  const theirs = letterRows({ id: source.id, applicantId: source.applicant_id });
  const from = {
    db: database.forPeople({ id: source.project_id, orgId: source.org_id }, theirs),
    letter: source.id,
  };
  const owner = { db, projectId: project.id, applicantId: row.applicant.id, letter: row.id, language, now };

  const copied = async (field: CompiledField, answer: Answer): Promise<Answer | null> => {
    const files: StoredFile[] = [];
    for (const { uid } of storedFilesIn(answer)) {
      const file = await copyFile(storage, { ...from, uid }, { ...owner, field });
      if (file !== undefined) files.push(file);
    }
    const { attachments: _before, ...rest } = answer;
    if (field.definition.takesAttachments === true) return files.length === 0 ? rest : { ...rest, attachments: files };
    return files.length === 0 ? null : { value: files.map((file) => ({ ...file })) };
  };
  const within = async (fields: readonly CompiledField[], answers: Answers): Promise<Answers> => {
    const entries = { ...answers };
    for (const field of fields.filter(takesFiles)) {
      const { key } = field.definition;
      const answer = answers[key];
      const replaced = answer === undefined ? null : await copied(field, answer);
      if (replaced === null) delete entries[key];
      else entries[key] = replaced;
    }
    return entries;
  };

  const fields = await within(
    part.modules.flatMap((module) => module.fields),
    answers.fields,
  );
  const rows: Record<string, readonly Answers[]> = { ...answers.rows };
  for (const group of part.modules.flatMap((module) => module.groups)) {
    const { key } = group.definition;
    const list: Answers[] = [];
    for (const row of answers.rows[key] ?? []) list.push(await within(group.fields, row));
    if (list.length > 0) rows[key] = list;
  }
  return { fields, rows };
}
