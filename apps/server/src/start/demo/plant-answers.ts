import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { Language } from '@portico/form-engine/language';
import { judgeForm } from '@portico/form-engine/verdict/judge-form';
import type { Transaction } from 'kysely';
import { type DemoAnswers, readDemoAnswers } from '../../../seeds/demo-answers.ts';
import { answersIn } from '../../features/applications/draft/draft.rules.ts';
import { dayIn } from '../../platform/day-in.ts';
import type { Tables } from '../../platform/db/tables.ts';

interface Writer {
  readonly projectId: string;
  readonly applicationId: string;
  readonly applicantId: string;
  readonly language: Language;
}

const states = { empty: 0, partial: 1, complete: 2 } as const;

/** What somebody has filled in, as if saved module by module at one moment, with the log of it. */
export async function plantAnswers(
  db: Transaction<Tables>,
  { form, timeZone }: { readonly form: FormDefinition; readonly timeZone: string },
  demoAnswers: DemoAnswers,
  { projectId, applicationId, applicantId, language }: Writer,
  at: Date,
): Promise<void> {
  const compiled = compileForm(form, models);
  const answers = readDemoAnswers(compiled, demoAnswers);
  const verdicts = judgeForm(compiled, answers, { language, today: dayIn(timeZone, at) });
  const modules = verdicts.flatMap(({ module, state }, place) => {
    const of = { project_id: projectId, application_id: applicationId, module_id: module };
    return state === 'empty' ? [] : [{ of, state: states[state], values: answersIn(compiled.modules[place], answers) }];
  });
  const kept = modules.map(({ of, state, values }) => {
    return { ...of, values: JSON.stringify(values), revision: '1', state, saved_at: at };
  });
  await db.insertInto('application_modules').values(kept).execute();
  const log = modules.flatMap(({ of, values }) =>
    (['fields', 'rows'] as const).flatMap((part) =>
      Object.entries(values[part]).map(([key, value]) => {
        return { ...of, part, key, value: JSON.stringify(value), revision: '1', by_whom: applicantId, at };
      }),
    ),
  );
  await db.insertInto('answer_changes').values(log).execute();
  const { id } = await db
    .selectFrom('form_versions')
    .select('id')
    .where('project_id', '=', projectId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.updateTable('applications').set({ form_version_id: id }).where('id', '=', applicationId).execute();
}
