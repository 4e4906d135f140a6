import { randomUUID } from 'node:crypto';
import * as routes from '@portico/contract/form-effect';
import * as schemas from '@portico/contract/form-effect.schemas';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { changesBetween } from '@portico/form-engine/editing/form-changes';
import { partsOf } from '@portico/form-engine/editing/form-parts';
import { reachProject } from '../../../domain/projects/reach-project.ts';
import { csvRow } from '../../../platform/csv-row.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { logStaffChange } from '../../../platform/session/staff-log.ts';
import type { BoundRoute, StaffCall } from '../../../platform/wire/bound-route.ts';
import { handle } from '../../../platform/wire/handle.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { lockSeen, readLiveForm } from '../open-draft.ts';
import {
  allConcerned,
  beginEffect,
  countConcerned,
  countLetters,
  findEffect,
  listConcerned,
} from './form-effects.queries.ts';

const pageSize = 50;
const mostQuestions = 20;
const nobody = { loses: 0, asked: 0, incomplete: 0 };

export const formEffectRoutes: readonly BoundRoute[] = [
  handle.staff(routes.examineFormEffect, schemas.examineFormEffect, examine),
  handle.staff(routes.formEffect, schemas.formEffect, read),
  handle.staff(routes.formEffectPeople, schemas.formEffectPeople, readPeople),
  handle.staff(routes.exportFormEffect, schemas.exportFormEffect, exportPeople),
];

/** Looks at the draft that the person has seen. */
async function examine({ project: id, revision }: schemas.ExamineFormEffect['input'], call: StaffCall): Promise<null> {
  const { project, projectDb } = await reachProject(id, call);
  const { session, now } = call;
  await inTransaction(projectDb, async (db) => {
    const { row } = await lockSeen(db, project.id, revision, now);
    const effect = { id: randomUUID(), revision: row.revision, definition: row.definition, by: session, now };
    await beginEffect(db, { ...effect, projectId: project.id });
  });
  return null;
}

async function read(
  { project: id }: schemas.FormEffect['input'],
  call: StaffCall,
): Promise<schemas.FormEffect['output']> {
  const { projectDb } = await reachProject(id, call);
  const effect = await findEffect(projectDb);
  if (effect === undefined) return null;
  const rows = await countConcerned(projectDb);
  const concerned = rows.reduce((sum, { people }) => sum + Number(people), 0);
  const of = (isSubmitted: boolean) => {
    const row = rows.find(({ is_submitted }) => is_submitted === isSubmitted);
    if (row === undefined) return nobody;
    return { loses: Number(row.loses), asked: Number(row.asked), incomplete: Number(row.incomplete) };
  };
  return {
    revision: Number(effect.revision),
    state: effect.state,
    people: effect.people,
    seen: effect.seen,
    unaffected: Math.max(effect.seen - concerned, 0),
    writing: of(false),
    submitted: of(true),
    questions: Object.entries(effect.questions)
      .map(([key, counts]) => ({ key, ...counts }))
      .toSorted((one, other) => other.loses + other.asked - one.loses - one.asked)
      .slice(0, mostQuestions),
    letters: (await changesLetters(projectDb, effect.definition)) ? await countLetters(projectDb) : null,
    started_at: effect.started_at.toISOString(),
    by: effect.staff_name,
  };
}

/** Whether the form of recommenders becomes another. */
async function changesLetters(db: ProjectDb, draft: FormDefinition): Promise<boolean> {
  const { definition } = await readLiveForm(db);
  const [before, after] = [definition, draft].map(({ modules }) =>
    partsOf({ modules: modules.filter(({ author }) => author === 'recommender') }),
  );
  return before !== undefined && after !== undefined && changesBetween(before, after).size > 0;
}

async function readPeople(
  { project: id, effect, after }: schemas.FormEffectPeople['input'],
  call: StaffCall,
): Promise<schemas.FormEffectPeople['output']> {
  const { projectDb } = await reachProject(id, call);
  const rows = await listConcerned(projectDb, effect, after, pageSize);
  const list = rows.slice(0, pageSize);
  return {
    list: list.map(({ application_id, name, is_submitted, loses, asked }) => {
      return { application_id, name, submitted: is_submitted, loses, asked };
    }),
    next: rows.length > pageSize ? (list.at(-1)?.application_id ?? null) : null,
  };
}

/** A list to write to, of everybody. It is logged before it is given. */
async function exportPeople(
  { project: id, effect }: schemas.ExportFormEffect['input'],
  call: StaffCall,
): Promise<schemas.ExportFormEffect['output']> {
  const { project, projectDb } = await reachProject(id, call);
  const lines: string[] = [];
  for await (const { name, email, is_submitted } of allConcerned(projectDb, effect))
    lines.push(csvRow([name, email ?? '', is_submitted ? '1' : '0']));
  const subject = { project: project.id, effect, people: String(lines.length) };
  await logStaffChange(projectDb, call, 'exported form effect', subject);
  return { csv: [csvRow(['name', 'mail', 'submitted']), ...lines].join('') };
}
