import { randomBytes } from 'node:crypto';
import type {
  AddDomain,
  ProjectDomain,
  ProjectDomains,
  ProveDomain,
  RemoveDomain,
} from '@portico/contract/project-domains.schemas';
import { reachProject } from '../../../domain/projects/reach-project.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import { logStaffChange } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { deleteDomain, type DomainRow, insertDomain, listDomains, markProved } from './domains.queries.ts';
import { isOwnMachine, readHostName } from './host-name.ts';

/** The TXT records under a name; empty where there are none. */
export type ReadRecords = (name: string) => Promise<readonly string[]>;

export async function readDomains(input: ProjectDomains['input'], call: StaffCall): Promise<ProjectDomains['output']> {
  const { projectDb } = await reachProject(input.project, call);
  return { list: (await listDomains(projectDb)).map((row) => presentDomain(row, call)) };
}

/** Claims a name. Two projects may claim the same one; it leads to the one that proves it first. */
export async function addDomain(input: AddDomain['input'], call: StaffCall): Promise<AddDomain['output']> {
  const { project, projectDb } = await reachProject(input.project, call);
  const host = readHostName(input.host, call.publicUrl);
  return inTransaction(projectDb, async (db) => {
    const token = randomBytes(16).toString('hex');
    const isNew = await insertDomain(db, { project_id: project.id, host, token });
    if (isNew)
      await logStaffChange(db, call, 'added domain', { project: project.id }, { before: null, after: { host } });
    return presentDomain(await requireDomain(db, host), call);
  });
}

/** Looks for the record that only whoever manages the name can have put there. */
export async function proveDomain(
  input: ProveDomain['input'],
  call: StaffCall,
  readRecords: ReadRecords,
): Promise<ProveDomain['output']> {
  const { project, projectDb } = await reachProject(input.project, call);
  const host = readHostName(input.host, call.publicUrl);
  const domain = presentDomain(await requireDomain(projectDb, host), call);
  const found = isOwnMachine(host, call.publicUrl) ? [domain.value] : await readRecords(domain.record);
  if (domain.proved_at !== null || !found.includes(domain.value)) return { ...domain, found: [...found] };
  await inTransaction(projectDb, async (db) => {
    await markProved(db, host, call.now);
    await logStaffChange(db, call, 'proved domain', { project: project.id }, { before: null, after: { host } });
  }).catch((error: unknown) => {
    throw isTaken(error) ? new Refused('domainTaken', { params: { host }, cause: error }) : error;
  });
  return { ...domain, proved_at: epochSeconds(call.now), found: [...found] };
}

export async function removeDomain(input: RemoveDomain['input'], call: StaffCall): Promise<RemoveDomain['output']> {
  const { project, projectDb } = await reachProject(input.project, call);
  const host = readHostName(input.host, call.publicUrl);
  await inTransaction(projectDb, async (db) => {
    if (await deleteDomain(db, host))
      await logStaffChange(db, call, 'removed domain', { project: project.id }, { before: { host }, after: null });
  });
  return null;
}

async function requireDomain(db: ProjectDb, host: string): Promise<DomainRow> {
  const found = (await listDomains(db)).find((row) => row.host === host);
  if (found === undefined) throw new Refused('notFound');
  return found;
}

function presentDomain(
  { host, token, proved_at }: DomainRow,
  { publicUrl }: Pick<StaffCall, 'publicUrl'>,
): ProjectDomain {
  const { protocol, port } = new URL(publicUrl);
  return {
    host,
    url: isOwnMachine(host, publicUrl) ? `${protocol}//${host}${port && `:${port}`}/` : `https://${host}/`,
    record: `_portico.${host}`,
    value: `portico=${token}`,
    proved_at: proved_at === null ? null : epochSeconds(proved_at),
  };
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'project_domains_proved';
}
