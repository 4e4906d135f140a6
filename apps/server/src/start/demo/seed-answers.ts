import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { Language } from '@portico/form-engine/language';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { judgeForm } from '@portico/form-engine/verdict/judge-form';
import type { Transaction } from 'kysely';
import { type DemoAnswers, readDemoAnswers } from '../../../seeds/demo-answers.ts';
import { answersIn } from '../../domain/sheets/sheet.rules.ts';
import { dayIn } from '../../platform/day-in.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { type FileOwner, seedFiles } from './files/seed-files.ts';

interface Writer {
  readonly projectId: string;
  readonly applicationId: string;
  readonly applicantId: string;
  readonly language: Language;
  readonly name: string;
  /** Set if files are to be created, too. */
  readonly files?: Pick<FileOwner, 'latinName' | 'index' | 'keep'>;
}

interface FormToFill {
  readonly form: FormDefinition;
  readonly timeZone: string;
  /** Modules that the batch leaves out. */
  readonly leftOut: readonly string[];
}

const states = { empty: 0, partial: 1, complete: 2 } as const;

/** Writes somebody's answers as if saved module by module at one moment, with the log of changes. */
export async function seedAnswers(
  db: Transaction<Tables>,
  { form, timeZone, leftOut }: FormToFill,
  demoAnswers: DemoAnswers,
  writer: Writer,
  at: Date,
): Promise<void> {
  const { projectId, applicationId, applicantId, language, files } = writer;
  const batchForm = formForApplicant(compiled(form), leftOut);
  const context = { language, today: dayIn(timeZone, at) };
  const typed = readDemoAnswers(batchForm, demoAnswers);
  const answers =
    files === undefined ? typed : await seedFiles(db, batchForm, typed, { ...writer, ...files }, { context, at });
  const modules = judgeForm(batchForm, answers, context).flatMap(({ module, state }, index) => {
    const of = { project_id: projectId, sheet_id: applicationId, module_id: module };
    return state === 'empty'
      ? []
      : [{ of, state: states[state], values: answersIn(batchForm.modules[index], answers) }];
  });
  const stored = modules.map(({ of, state, values }) => {
    return { ...of, values: JSON.stringify(values), revision: '1', state, saved_at: at };
  });
  await db.insertInto('sheet_modules').values(stored).execute();
  const log = modules.flatMap(({ of, values }) =>
    entriesOf(values).map(([part, key, value]) => {
      return { ...of, part, key, value: JSON.stringify(value), revision: '1', by_whom: applicantId, at };
    }),
  );
  await db.insertInto('sheet_changes').values(log).execute();
}

const forms = new WeakMap<FormDefinition, CompiledForm>();

export function compiled(form: FormDefinition): CompiledForm {
  const cached = forms.get(form) ?? compileForm(form, models);
  forms.set(form, cached);
  return cached;
}

/** The modules for applicants; recommenders have their own. */
function formForApplicant(form: CompiledForm, leftOut: readonly string[]): CompiledForm {
  const modules = form.modules.filter(
    ({ definition }) => definition.author !== 'recommender' && !leftOut.includes(definition.id),
  );
  return { ...form, modules };
}

function entriesOf(values: FormAnswers) {
  return (['fields', 'rows'] as const).flatMap((part) =>
    Object.entries(values[part]).map(([key, value]) => [part, key, value] as const),
  );
}
