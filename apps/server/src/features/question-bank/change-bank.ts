import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { largestBank } from '@portico/contract/question-bank';
import type { AddBankEntry, ChangeBankEntry, RemoveBankEntry } from '@portico/contract/question-bank.schemas';
import type { BankContent } from '@portico/form-engine/definition/bank-content';
import type { LocalText } from '@portico/form-engine/language';
import { reachProject } from '../../domain/projects/reach-project.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import { logStaffChange } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import {
  countEntries,
  deleteEntry,
  type EntryRow,
  findContent,
  findEntry,
  insertEntry,
  renameEntry,
  updateEntry,
} from './question-bank.queries.ts';
import { readContent } from './read-content.ts';

/** The organisation's bank, for whoever edits forms in all of it. */
async function reachBank(projectId: string, call: StaffCall) {
  const reached = await reachProject(projectId, call);
  if (!call.mayAt({ orgId: reached.project.orgId, projectId: null })) throw new Refused('forbidden');
  return reached;
}

export async function addBankEntry(input: AddBankEntry['input'], call: StaffCall): Promise<AddBankEntry['output']> {
  const { project, projectDb } = await reachBank(input.project, call);
  const { orgId } = project;
  const content = readContent(input.content);
  const id = randomUUID();
  await inTransaction(projectDb, async (db) => {
    if ((await countEntries(db, orgId)) >= largestBank.entries)
      throw new Refused('bankFull', { params: { most: String(largestBank.entries) } });
    await insertEntry(db, { orgId, id, name: input.name, content, by: call.session, now: call.now });
    await logStaffChange(
      db,
      call,
      'added bank entry',
      { bankEntry: id },
      { before: null, after: logged(input.name, content) },
    );
  });
  return { id, revision: 1 };
}

/**
 * Makes the next revision. Forms keep what they have: each is brought to it by whoever edits it. Another name alone is no
 * revision, because no form would change with it.
 */
export async function changeBankEntry(
  { project: projectId, entry: id, revision, name, ...input }: ChangeBankEntry['input'],
  call: StaffCall,
): Promise<ChangeBankEntry['output']> {
  const { project, projectDb } = await reachBank(projectId, call);
  const content = readContent(input.content);
  return inTransaction(projectDb, async (db) => {
    const entry = await lockSeen(db, id, revision);
    const former = await findContent(db, id, revision);
    const [before, after] = [logged(entry.name, former), logged(name, content)];
    if (isDeepStrictEqual(before, after)) return { revision };
    const write = isDeepStrictEqual(former, content) ? renameEntry : updateEntry;
    const next = await write(db, { orgId: project.orgId, id, name, content, by: call.session, now: call.now });
    await logStaffChange(db, call, 'changed bank entry', { bankEntry: id }, { before, after });
    return { revision: next };
  });
}

/** Forms that use it stay as they are. */
export async function removeBankEntry(
  { project, entry: id, revision }: RemoveBankEntry['input'],
  call: StaffCall,
): Promise<RemoveBankEntry['output']> {
  const { projectDb } = await reachBank(project, call);
  await inTransaction(projectDb, async (db) => {
    const entry = await lockSeen(db, id, revision);
    const before = logged(entry.name, await findContent(db, id, entry.revision));
    await deleteEntry(db, id);
    await logStaffChange(db, call, 'removed bank entry', { bankEntry: id }, { before, after: null });
  });
  return null;
}

/** Nobody overwrites or removes what they have not seen. */
async function lockSeen(db: ProjectDb, id: string, revision: number): Promise<EntryRow> {
  const entry = await findEntry(db, id, 'for update');
  if (entry === undefined) throw new Refused('bankEntryGone');
  if (entry.revision !== revision) throw new Refused('bankEntryChanged', { params: { by: entry.changed_name } });
  return entry;
}

/** As the log keeps it: part by part, so that a line has only what has changed. */
function logged(name: LocalText, content: BankContent | null): object {
  const byId = (list: readonly { readonly id: string }[]) => Object.fromEntries(list.map((one) => [one.id, one]));
  const { fields, groups } = content ?? { fields: [], groups: [] };
  return { name, order: [...fields, ...groups].map(({ id }) => id), questions: byId(fields), groups: byId(groups) };
}
