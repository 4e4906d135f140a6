import { isDeepStrictEqual } from 'node:util';
import { mostReadyAnswers } from '@portico/contract/ready-answers';
import type { ListReadyAnswers, RemoveReadyAnswer, SaveReadyAnswer } from '@portico/contract/ready-answers.schemas';
import { reachProject } from '../../domain/projects/reach-project.ts';
import { Refused } from '../../platform/refused.ts';
import { logStaffChange } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { countReady, deleteReady, findReady, listReady, type ReadyRow, writeReady } from './ready-answers.queries.ts';

export async function readReadyAnswers(
  { project: projectId }: ListReadyAnswers['input'],
  call: StaffCall,
): Promise<ListReadyAnswers['output']> {
  const { projectDb } = await reachProject(projectId, call);
  const rows = await listReady(projectDb);
  return rows.map(({ id, revision, name, words, changed_at, changed_name }) => ({
    answer: id,
    revision,
    name,
    words,
    changedAt: changed_at.toISOString(),
    changedBy: changed_name,
  }));
}

/** Adds an answer or changes it. Nobody overwrites what they have not seen. */
export async function saveReadyAnswer(
  { project: projectId, answer: id, revision, name, words }: SaveReadyAnswer['input'],
  call: StaffCall,
): Promise<SaveReadyAnswer['output']> {
  const { project, projectDb } = await reachProject(projectId, call);
  return inTransaction(projectDb, async (db) => {
    const found = await findReady(db, id);
    const after = { name, words };
    const before = found === undefined ? null : { name: found.name, words: found.words };
    if (found !== undefined && isDeepStrictEqual(before, after)) return { revision: found.revision };
    if ((found?.revision ?? 0) !== revision) throw staleOf(found);
    if (found === undefined && (await countReady(db)) >= mostReadyAnswers)
      throw new Refused('readyAnswersMany', { params: { most: String(mostReadyAnswers) } });
    const written = { projectId: project.id, id, ...after, by: call.session.name, now: call.now };
    const next = await writeReady(db, written);
    const subject = { project: project.id, answer: id };
    await logStaffChange(db, call, before === null ? 'added ready answer' : 'changed ready answer', subject, {
      before,
      after,
    });
    return { revision: next };
  });
}

export async function removeReadyAnswer(
  { project: projectId, answer: id, revision }: RemoveReadyAnswer['input'],
  call: StaffCall,
): Promise<RemoveReadyAnswer['output']> {
  const { project, projectDb } = await reachProject(projectId, call);
  await inTransaction(projectDb, async (db) => {
    const found = await findReady(db, id);
    if (found === undefined || found.revision !== revision) throw staleOf(found);
    await deleteReady(db, id);
    const change = { before: { name: found.name, words: found.words }, after: null };
    await logStaffChange(db, call, 'removed ready answer', { project: project.id, answer: id }, change);
  });
  return null;
}

function staleOf(found: ReadyRow | undefined): Refused {
  if (found === undefined) return new Refused('readyAnswerGone');
  return new Refused('readyAnswerChanged', { params: { by: found.changed_name } });
}
