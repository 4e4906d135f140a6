import { fieldsBetween, fieldsOf } from '@portico/contract/look-fields';
import type { Look, PublishLook, RollBackLook } from '@portico/contract/look.schemas';
import { nearestReadable } from '@portico/ui/check-contrast';
import { reachProject } from '../../domain/projects/reach-project.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Change } from '../../platform/session/changed-parts.ts';
import { logStaffChange } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { changesOf, draftOn } from './draft-on.ts';
import { type Live, readLive } from './live/read-live.ts';
import { writeLive } from './live/write-live.ts';
import {
  addEdition,
  type DraftRow,
  findEdition,
  findLastEdition,
  archiveLivePictures,
  listThemeColours,
  lockDraft,
  updateDraft,
} from './look.queries.ts';
import { brandOf, problemsOf } from './look.rules.ts';

/** Makes the draft what everybody sees. */
export async function publishLook(input: PublishLook['input'], call: StaffCall): Promise<PublishLook['output']> {
  const { project, projectDb } = await reachProject(input.project, call);
  return inTransaction(projectDb, async (db) => {
    const draft = await lockSeen(db, project.id, input.revision);
    const live = await readLive(db, 'for update');
    const look = draftOn(live.look, draft.changes);
    await requirePublishable(db, look, live);
    const edition = await publish(db, project.id, { look, live: live.look, note: input.note, restores: null }, call);
    await updateDraft(db, project.id, { changes: new Map(), by: call.session, now: call.now });
    return { edition };
  });
}

/** Makes an earlier edition what everybody sees, which is an edition too. Whatever is in the draft stays there. */
export async function rollBackLook(input: RollBackLook['input'], call: StaffCall): Promise<RollBackLook['output']> {
  const { project, projectDb } = await reachProject(input.project, call);
  return inTransaction(projectDb, async (db) => {
    const draft = await lockSeen(db, project.id, input.revision);
    const earlier = await findEdition(db, input.edition);
    if (earlier === undefined) throw new Refused('notFound');
    const live = await readLive(db, 'for update');
    const look = earlier.content;
    const { edition: restores, note } = input;
    const edition = await publish(db, project.id, { look, live: live.look, note, restores }, call);
    const kept = changesOf(draftOn(look, draft.changes), look);
    await updateDraft(db, project.id, { changes: kept, by: lastWriter(draft), now: draft.changed_at ?? call.now });
    return { edition };
  });
}

interface Publication {
  readonly look: Look;
  readonly live: Look;
  readonly note: string;
  readonly restores: number | null;
}

async function publish(db: ProjectDb, projectId: string, publication: Publication, call: StaffCall): Promise<number> {
  const { edition, change } = await publishEdition(db, projectId, publication, call);
  const subject = { project: projectId, edition: String(edition) };
  const action = publication.restores === null ? 'published look' : 'rolled back look';
  await logStaffChange(db, call, action, subject, change);
  return edition;
}

/** Makes a look the live one and adds it to the editions; gives its number, and what changed for the log. */
export async function publishEdition(
  db: ProjectDb,
  projectId: string,
  { look, live, note, restores }: Publication,
  { session, now }: { readonly session: Pick<StaffCall['session'], 'staffId' | 'name'>; readonly now: Date },
): Promise<{ readonly edition: number; readonly change: Change }> {
  const fields = fieldsBetween(look, live);
  if (fields.length === 0) throw new Refused('lookSame');
  const before = await archiveLiveLook(db, projectId, live, now);
  await writeLive(db, projectId, look, now);
  const number = before + 1;
  const by = { published_at: now, published_by: session.staffId, published_name: session.name };
  await addEdition(db, { project_id: projectId, number, content: look, fields, note, restores, ...by });
  return { edition: number, change: { before: partOf(live, fields), after: partOf(look, fields) } };
}

/** The fields that changed, as the log shows them. */
function partOf(look: Look, fields: readonly string[]): Readonly<Record<string, unknown>> {
  const values = fieldsOf(look);
  return Object.fromEntries(fields.map((name) => [name, values.get(name)]));
}

/** Adds an edition for the live look if none has it: it was there from the start, or was changed elsewhere in the console. */
async function archiveLiveLook(db: ProjectDb, projectId: string, live: Look, now: Date): Promise<number> {
  await archiveLivePictures(db, now);
  const last = await findLastEdition(db);
  const fields = last === undefined ? [] : fieldsBetween(live, last.content);
  if (last !== undefined && fields.length === 0) return last.number;
  const number = (last?.number ?? 0) + 1;
  const by = { published_at: now, published_by: null, published_name: '' };
  await addEdition(db, { project_id: projectId, number, content: live, fields, note: '', restores: null, ...by });
  return number;
}

/** Only the draft that the reader has seen is published, without changes that were saved meanwhile. */
async function lockSeen(db: ProjectDb, projectId: string, revision: number): Promise<DraftRow> {
  const draft = await lockDraft(db, projectId);
  if (Number(draft.revision) !== revision) throw new Refused('lookChanged');
  return draft;
}

async function requirePublishable(db: ProjectDb, look: Look, { languages }: Live): Promise<void> {
  const themeColours = await listThemeColours(db);
  const problems = problemsOf(look, languages, themeColours);
  if (problems.length === 0) return;
  const data = { problems };
  if (problems.some(({ problem }) => problem === 'contrast'))
    throw new Refused('lookColour', { params: { nearest: nearestReadable(brandOf(look, themeColours)) }, data });
  throw new Refused('lookUnfinished', { data });
}

function lastWriter({ changed_by, changed_name }: DraftRow) {
  return { staffId: changed_by, name: changed_name };
}
