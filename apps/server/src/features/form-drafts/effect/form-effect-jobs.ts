import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import { prepareForm } from '@portico/form-engine/compile/prepare-form';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { isState } from '@portico/form-engine/states/application-states';
import { effectBetween, type EffectOn, type VersionEffect } from '@portico/form-engine/versions/effect-on';
import type { CronItem, TaskList } from 'graphile-worker';
import * as z from 'zod';
import { applicantForm, formForBatch } from '../../../domain/forms/form-for-batch.ts';
import { publishedForm, type PublishedForm } from '../../../domain/forms/published-forms.ts';
import { answersOf } from '../../../domain/sheets/sheet.rules.ts';
import type { JobParts } from '../../../platform/app-parts.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { dayIn } from '../../../platform/day-in.ts';
import {
  type BegunApplication,
  findRunning,
  finishEffect,
  forgetSeen,
  keepPage,
  listBegun,
  type QuestionCounts,
} from './form-effects.queries.ts';

const payload = z.object({ org: z.uuid(), project: z.uuid(), effect: z.uuid() });
const pageSize = 100;

export function formEffectJobs(parts: JobParts): { tasks: TaskList; cron: CronItem[] } {
  return {
    tasks: { examine_form_effect: (input: unknown) => examineFormEffect(parts, payload.parse(input)) },
    cron: [],
  };
}

/** Looks at everybody who has begun an application, page by page. Ends when somebody begins another examination. */
export async function examineFormEffect(
  { database, clock }: Pick<JobParts, 'database' | 'clock'>,
  { org, project, effect: id }: z.output<typeof payload>,
): Promise<void> {
  const db = database.forProject({ id: project, orgId: org });
  const running = await findRunning(db, id);
  if (running === undefined) return;
  const effectOn = await effectsOf(db, project, running.definition);
  await forgetSeen(db, id);
  const questions = new Map<string, QuestionCounts>();
  let seen = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const page = await listBegun(db, after, pageSize);
    const concerned = [];
    for (const application of page) {
      const effect = await effectOn(application, clock.now());
      if (effect.lost.length + effect.asked.length === 0) continue;
      count(questions, effect);
      concerned.push({
        project_id: project,
        application_id: application.id,
        is_submitted: isState('locked', application.state),
        loses: effect.lost.length,
        asked: effect.asked.length,
        becomes_incomplete: effect.becomesIncomplete,
      });
    }
    seen += page.length;
    const found = { concerned, seen, questions: Object.fromEntries(questions) };
    const isCurrent = await db.transaction().execute((inside) => keepPage(inside, id, found));
    const last = page.at(-1);
    if (!isCurrent) return;
    if (last === undefined || page.length < pageSize) break;
    after = last.id;
  }
  await finishEffect(db, id, clock.now());
}

/** What the draft means to an application. Prepared once for each version and batch that applications are in. */
async function effectsOf(db: ProjectDb, projectId: string, definition: FormDefinition) {
  await prepareForm(definition, models);
  const compiled = compileForm(definition, models);
  const draft: PublishedForm = { id: 'draft', projectId, number: 0, definition, compiled };
  const prepared = new Map<string, EffectOn>();
  return async ({ form_version_id, left_out, modules, time_zone }: BegunApplication, now: Date) => {
    const leftOut = left_out ?? [];
    const key = JSON.stringify([form_version_id, leftOut]);
    let effectOn = prepared.get(key);
    if (effectOn === undefined) {
      const from = await publishedForm(db, projectId, form_version_id);
      if (from === undefined) throw new Error('An application has a form that is not there');
      effectOn = effectBetween(applicantForm(formForBatch(from, leftOut)), applicantForm(formForBatch(draft, leftOut)));
      prepared.set(key, effectOn);
    }
    return effectOn(answersOf(modules), { language: 'sc', today: dayIn(time_zone, now) });
  };
}

function count(questions: Map<string, QuestionCounts>, { lost, asked }: VersionEffect): void {
  const add = (keys: readonly string[], what: keyof QuestionCounts) => {
    for (const key of new Set(keys)) {
      const counts = questions.get(key) ?? { loses: 0, asked: 0 };
      questions.set(key, { ...counts, [what]: counts[what] + 1 });
    }
  };
  add(
    lost.map(({ key }) => key),
    'loses',
  );
  add(
    asked.flatMap(({ field, group }) => field ?? group ?? []),
    'asked',
  );
}
