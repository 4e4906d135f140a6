import { isDeepStrictEqual } from 'node:util';
import type {
  ArticleContent,
  PublishArticle,
  RemoveArticle,
  SaveArticle,
  WithdrawArticle,
} from '@portico/contract/staff-articles.schemas';
import { languages } from '@portico/form-engine/language';
import { nameFiles } from '../../domain/articles/content-files.queries.ts';
import { filesIn, withFacts } from '../../domain/articles/files-in.ts';
import { findHtmlProblem } from '../../domain/content/find-html-problem.ts';
import { reachProject } from '../../domain/projects/reach-project.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import { logStaffChange } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import {
  countBatches,
  deleteArticle,
  deleteDraft,
  type DraftRow,
  findDraft,
  writeArticle,
  writeDraft,
} from './article-drafts.queries.ts';
import { shownState } from './shown-state.ts';

/** Adds an article or changes its draft. Nobody overwrites what they have not seen. */
export async function saveArticle(
  { project: projectId, article: id, kind, revision, content: sent }: SaveArticle['input'],
  call: StaffCall,
): Promise<SaveArticle['output']> {
  const { project, projectDb } = await reachProject(projectId, call);
  requireSound(sent);
  return inTransaction(projectDb, async (db) => {
    const draft = await findDraft(db, id, 'for update');
    const content = withFacts(sent, await nameFiles(db, filesIn(sent), call.now));
    if (content === undefined) throw new Refused('contentFileGone');
    if (draft !== undefined && isDeepStrictEqual(draft.content, content)) return { revision: draft.revision };
    if (draft === undefined ? revision !== 0 : draft.revision !== revision || draft.kind !== kind) throw staleOf(draft);
    const { batches } = content.audience;
    if ((await countBatches(db, batches)) !== new Set(batches).size) throw new Refused('notFound');
    const written = { projectId: project.id, id, kind, content, by: call.session, now: call.now };
    const next = await writeDraft(db, written);
    const subject = { project: project.id, article: id };
    const change = { before: draft?.content ?? null, after: content };
    await logStaffChange(db, call, draft === undefined ? 'added article' : 'changed article', subject, change);
    return { revision: next };
  });
}

/** Shows the draft to its readers. Publishing the same once more changes nothing. */
export async function publishArticle(
  { project: projectId, article: id, revision }: PublishArticle['input'],
  call: StaffCall,
): Promise<PublishArticle['output']> {
  const { project, projectDb } = await reachProject(projectId, call);
  return inTransaction(projectDb, async (db) => {
    const draft = await lockSeen(db, id, revision);
    if (draft.kind === 'download' && draft.content.file === null) throw new Refused('materialWithoutFile');
    if (draft.published_revision !== revision) {
      await writeArticle(db, { projectId: project.id, draft, by: call.session, now: call.now });
      const change = { before: draft.published_content, after: draft.content };
      await logStaffChange(db, call, 'published article', { project: project.id, article: id }, change);
    }
    const shown = await findDraft(db, id);
    return { shown: shownState(shown ?? draft, call.now) };
  });
}

/** Takes an article away from its readers; withdrawing it once more changes nothing. */
export async function withdrawArticle(
  { project: projectId, article: id }: WithdrawArticle['input'],
  call: StaffCall,
): Promise<WithdrawArticle['output']> {
  const { project, projectDb } = await reachProject(projectId, call);
  await inTransaction(projectDb, async (db) => {
    const draft = await findDraft(db, id, 'for update');
    if (draft === undefined) throw new Refused('articleGone');
    if (draft.published_content === null) return;
    await deleteArticle(db, id);
    const change = { before: draft.published_content, after: null };
    await logStaffChange(db, call, 'withdrew article', { project: project.id, article: id }, change);
  });
  return null;
}

export async function removeArticle(
  { project: projectId, article: id, revision }: RemoveArticle['input'],
  call: StaffCall,
): Promise<RemoveArticle['output']> {
  const { project, projectDb } = await reachProject(projectId, call);
  await inTransaction(projectDb, async (db) => {
    const draft = await lockSeen(db, id, revision);
    if (draft.published_content !== null) throw new Refused('articleShown');
    await deleteDraft(db, id);
    const change = { before: draft.content, after: null };
    await logStaffChange(db, call, 'removed article', { project: project.id, article: id }, change);
  });
  return null;
}

async function lockSeen(db: ProjectDb, id: string, revision: number): Promise<DraftRow> {
  const draft = await findDraft(db, id, 'for update');
  if (draft === undefined || draft.revision !== revision) throw staleOf(draft);
  return draft;
}

function staleOf(draft: DraftRow | undefined): Refused {
  if (draft === undefined) return new Refused('articleGone');
  return new Refused('articleChanged', { params: { by: draft.changed_name } });
}

function requireSound({ text }: ArticleContent): void {
  for (const language of languages) {
    const problem = findHtmlProblem(text[language], { withPictures: true });
    if (problem !== null) throw new Refused('articleUnsound', { cause: `${language} ${problem}` });
  }
}
