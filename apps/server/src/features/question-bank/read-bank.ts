import type { BankEntries, BankEntry, BankUses } from '@portico/contract/question-bank.schemas';
import { reachProject } from '../../domain/projects/reach-project.ts';
import { Refused } from '../../platform/refused.ts';
import { rolesWith } from '../../platform/session/abilities.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { type EntryRow, findContent, findEntry, listEntries, listUses } from './question-bank.queries.ts';

/** Whoever edits the form of one project reads the bank of its organisation; changing it is for those of the whole one. */
export async function readBank({ project: id }: BankEntries['input'], call: StaffCall): Promise<BankEntries['output']> {
  const { project, projectDb } = await reachProject(id, call);
  const rows = await listEntries(projectDb);
  return {
    list: rows.map((row) => ({
      id: row.id,
      name: row.name,
      revision: row.revision,
      changed: presentChanged(row),
      fields: row.fields,
      groups: row.groups,
    })),
    may_change: call.mayAt({ orgId: project.orgId, projectId: null }),
  };
}

export async function readEntry(
  { project, entry, since }: BankEntry['input'],
  call: StaffCall,
): Promise<BankEntry['output']> {
  const { projectDb } = await reachProject(project, call);
  const row = await findEntry(projectDb, entry);
  const content = row === undefined ? null : await findContent(projectDb, entry, row.revision);
  if (row === undefined || content === null) throw new Refused('bankEntryGone');
  const former = since === undefined ? null : await findContent(projectDb, entry, since);
  return { name: row.name, revision: row.revision, content, changed: presentChanged(row), former };
}

/** The projects in which the caller edits forms; others are not told of. */
export async function readUses(
  { project: id, entry }: BankUses['input'],
  call: StaffCall,
): Promise<BankUses['output']> {
  const { project, projectDb } = await reachProject(id, call);
  if ((await findEntry(projectDb, entry)) === undefined) throw new Refused('bankEntryGone');
  const uses = await listUses(call.db, project.orgId, entry, rolesWith('forms.edit'));
  return {
    list: uses.map(({ project_id, slug: domain, title, draft, published }) => ({
      project: project_id,
      domain,
      title,
      draft,
      published,
    })),
  };
}

function presentChanged({ changed_at, changed_name }: Pick<EntryRow, 'changed_at' | 'changed_name'>) {
  return { at: changed_at.toISOString(), by: changed_name };
}
