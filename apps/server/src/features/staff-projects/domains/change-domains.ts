import type {
  AddDomain,
  ProjectDomain,
  ProjectDomains,
  ProveDomain,
  RemoveDomain,
} from '@portico/contract/project-domains.schemas';
import { lookForRecord, makeDomainToken, presentRecord } from '../../../domain/domain-names/domain-proof.ts';
import { isOwnMachine, readHostName } from '../../../domain/domain-names/host-name.ts';
import { reachProject } from '../../../domain/projects/reach-project.ts';
import type { AppParts } from '../../../platform/app-parts.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import { logStaffChange } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { deleteDomain, type DomainRow, insertDomain, listDomains, markProved } from './domains.queries.ts';

export async function readDomains(input: ProjectDomains['input'], call: StaffCall): Promise<ProjectDomains['output']> {
  const { projectDb } = await reachProject(input.project, call);
  return { list: (await listDomains(projectDb)).map((row) => presentDomain(row, call)) };
}

/** Claims a name. Two projects may claim the same one; it leads to the one that proves it first. */
export async function addDomain(input: AddDomain['input'], call: StaffCall): Promise<AddDomain['output']> {
  const { project, projectDb } = await reachProject(input.project, call);
  const host = readHostName(input.host, call.publicUrl);
  return inTransaction(projectDb, async (db) => {
    const isNew = await insertDomain(db, { project_id: project.id, host, token: makeDomainToken() });
    if (isNew)
      await logStaffChange(db, call, 'added domain', { project: project.id }, { before: null, after: { host } });
    return presentDomain(await requireDomain(db, host), call);
  });
}

/** Looks for the record that only whoever manages the name can have put there. */
export async function proveDomain(
  input: ProveDomain['input'],
  call: StaffCall,
  parts: Pick<AppParts, 'readRecords'>,
): Promise<ProveDomain['output']> {
  const { project, projectDb } = await reachProject(input.project, call);
  const host = readHostName(input.host, call.publicUrl);
  const row = await requireDomain(projectDb, host);
  const domain = presentDomain(row, call);
  const { found, isProved } = await lookForRecord({ name: host, token: row.token }, call.publicUrl, parts);
  if (domain.proved_at !== null || !isProved) return { ...domain, found };
  await inTransaction(projectDb, async (db) => {
    await markProved(db, host, call.now);
    await logStaffChange(db, call, 'proved domain', { project: project.id }, { before: null, after: { host } });
  }).catch((error: unknown) => {
    throw isTaken(error) ? new Refused('domainTaken', { params: { host }, cause: error }) : error;
  });
  return { ...domain, proved_at: epochSeconds(call.now), found };
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
    ...presentRecord({ name: host, token }, publicUrl),
    proved_at: proved_at === null ? null : epochSeconds(proved_at),
  };
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'project_domains_proved';
}
