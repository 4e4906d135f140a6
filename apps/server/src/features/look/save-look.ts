import { fieldsOf, isSame, withFields } from '@portico/contract/look-fields';
import type { Look, LookConflict, SaveLook } from '@portico/contract/look.schemas';
import { reachProject } from '../../domain/projects/reach-project.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import { logStaffChange } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { changesOf, checked } from './draft-on.ts';
import { readLive } from './live/read-live.ts';
import { presentDraft } from './look.present.ts';
import { areKnownPictures, type DraftRow, listThemeColours, lockDraft, updateDraft } from './look.queries.ts';
import { problemsOf } from './look.rules.ts';

/**
 * Changes fields of the draft. Two people may work on it: what one changed stays where the other changed something else. Where
 * both changed the same field, nothing is saved, and the later one is asked.
 */
export async function saveLook(
  { project: id, changes }: SaveLook['input'],
  call: StaffCall,
): Promise<SaveLook['output']> {
  const { project, projectDb } = await reachProject(id, call);
  const { session, now } = call;
  return inTransaction(projectDb, async (db) => {
    const draft = await lockDraft(db, project.id);
    const { look: live, languages } = await readLive(db);
    const present = (row: DraftRow) => presentDraft(row, live);
    const { look } = present(draft);
    const { accepted, conflicts } = sortChanges(look, changes);
    if (conflicts.length > 0)
      throw new Refused('lookConflict', { data: { ...present(draft), fields: conflicts } satisfies LookConflict });
    const next = checked(withFields(look, accepted));
    await requirePictures(db, next);
    const isChanged = accepted.size > 0;
    const saved = isChanged
      ? await updateDraft(db, project.id, { changes: changesOf(next, live), by: session, now })
      : draft;
    if (isChanged && beginsWork(draft, session.staffId, now))
      await logStaffChange(db, call, 'edited look', { project: project.id });
    return { ...present(saved), problems: problemsOf(next, languages, await listThemeColours(db)) };
  });
}

/** Which changes apply, and which fields somebody else has changed since. What is there already needs no change. */
function sortChanges(look: Look, changes: SaveLook['input']['changes']) {
  const fields = fieldsOf(look);
  const accepted = new Map<string, unknown>();
  const conflicts: string[] = [];
  for (const [name, { from, to }] of Object.entries(changes)) {
    if (!fields.has(name)) throw new Refused('malformed', { cause: name });
    const current = fields.get(name);
    if (isSame(current, to)) continue;
    if (isSame(current, from)) accepted.set(name, to);
    else conflicts.push(name);
  }
  return { accepted, conflicts };
}

async function requirePictures(db: ProjectDb, { pictures }: Look): Promise<void> {
  const digests = Object.values(pictures).filter((digest) => digest !== null);
  if (!(await areKnownPictures(db, digests))) throw new Refused('unknownFile');
}

// A draft is saved as one types: a line in the log for every word would hide all others. Publishing logs what has changed.
const sittingMs = 10 * 60_000;

function beginsWork({ changed_by, changed_at }: DraftRow, staffId: string, now: Date): boolean {
  return changed_by !== staffId || changed_at === null || now.getTime() - changed_at.getTime() > sittingMs;
}
