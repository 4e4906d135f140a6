import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { listJobs } from '../apps/server/src/features/operator/jobs/jobs.queries.ts';
import { findLines, type LogFilter } from '../apps/server/src/features/staff-log/staff-log.queries.ts';
import { openDatabase, type StaffDb } from '../apps/server/src/platform/db/database.ts';
import { prepareJobs } from '../apps/server/src/platform/messaging/delivery/prepare-jobs.ts';
import { startPostgres } from '../apps/server/src/platform/postgres/start-postgres.ts';
import type { Place } from '../apps/server/src/platform/session/abilities.ts';
import { buildStaff } from '../apps/server/src/testing/toys/toy-staff.ts';
import { buildProject, type ToyProject } from '../apps/server/src/testing/toys/toy-tenants.ts';
import { type Benchmark, median, type Row } from './support/benchmark.ts';
import { prepareDatabase } from './support/prepare-database.ts';

const role = 'bench_app';
const [few, many] = [1_000, 1_000_000];
const rounds = 41;
const page = 31;
// Beyond the page that is read, an index costs a few blocks more; reading what is not shown would cost a thousand times.
const limit = 3;

/**
 * What the length of a list costs whoever reads a page of it: the staff log by each of its filters, and the jobs that failed,
 * among a million rows and among a thousand.
 */
export const benchmark: Benchmark = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ folder: join(folder, 'postgres') });
  const ownerUrl = postgres.url('bench_owner', 'bench');
  try {
    await prepareDatabase(postgres.url('postgres', 'postgres'), ownerUrl, role);
    await prepareJobs(ownerUrl);
    return await compare(postgres.url(role, 'bench'), ownerUrl);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

async function compare(appUrl: string, ownerUrl: string): Promise<readonly Row[]> {
  const [database, owner] = [openDatabase(appUrl, 2), openDatabase(ownerUrl, 2)];
  const rows = new Client({ connectionString: ownerUrl });
  await rows.connect();
  try {
    const project = await buildProject(owner.unscoped, { slug: 'long-lists' });
    const other = await buildProject(owner.unscoped, { slug: 'long-lists-elsewhere' });
    const { id: ownerId } = await buildStaff(owner.unscoped, { role: 'owner' });
    const { id: administrator } = await buildStaff(owner.unscoped, { role: 'administrator', orgId: project.orgId });
    const measured = pages(database.asStaff(ownerId), database.asStaff(administrator), project, administrator);
    await addRows(rows, few, project, other, administrator);
    const peers = await timesOf(measured);
    await addRows(rows, many - few, project, other, administrator);
    const times = await timesOf(measured);
    return Object.keys(measured).map((name) => ({
      name: `${name}, ${many} rows / ${few}`,
      unit: 'ms',
      measured: times.get(name) ?? Number.NaN,
      peer: peers.get(name) ?? Number.NaN,
      limit,
    }));
  } finally {
    await rows.end();
    await Promise.all([database.close(), owner.close()]);
  }
}

const application = randomUUID();

/** What a screen reads at once, by what it is called in the table. */
function pages(owner: StaffDb, administrator: StaffDb, project: ToyProject, person: string) {
  const everywhere: Place = { orgId: null, projectId: null };
  const inOrganisation: Place = { orgId: project.orgId, projectId: null };
  const lines = (db: StaffDb, place: Place, filter: LogFilter) => () => findLines(db, [place], filter, undefined, page);
  const until = Math.floor(Date.now() / 1000) - 100;
  return {
    'failed jobs': () => listJobs(owner, page),
    'log, whole': lines(owner, everywhere, {}),
    'log, of an organisation': lines(administrator, inOrganisation, {}),
    'log, by person': lines(administrator, inOrganisation, { person }),
    'log, by applicant': lines(administrator, inOrganisation, { application }),
    'log, by kind': lines(administrator, inOrganisation, { action: 'changed settings' }),
    'log, by project and time': lines(administrator, inOrganisation, { project: project.id, until }),
  };
}

/** The median of each, taken in turns so that whatever else the machine does is shared. */
async function timesOf(asked: Readonly<Record<string, () => Promise<readonly unknown[]>>>) {
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, ask] of Object.entries(asked)) {
      const startedAt = performance.now();
      const found = await ask();
      if (found.length === 0) throw new Error(`${name} found nothing`);
      times.set(name, [...(times.get(name) ?? []), performance.now() - startedAt]);
    }
  return new Map([...times].map(([name, all]) => [name, median(all)]));
}

/** One line in a hundred is of this organisation's person, and one in a thousand about the applicant; half of the jobs failed. */
async function addRows(
  rows: Client,
  count: number,
  project: ToyProject,
  other: ToyProject,
  person: string,
): Promise<void> {
  await rows.query(
    `insert into staff_log (at, staff_id, staff_name, org_id, project_id, action, subject, application_id)
      select now() - n * interval '1 second',
        case when n % 100 = 0 then $6::uuid else gen_random_uuid() end, 'Somebody',
        case when n % 2 = 0 then $2::uuid else $3::uuid end, case when n % 2 = 0 then $4::uuid else $5::uuid end,
        case when n % 50 = 0 then 'changed settings' else 'read application' end,
        '{}', case when n % 1000 = 0 then $7::uuid end
      from generate_series(1, $1::integer) n`,
    [count, project.orgId, other.orgId, project.id, other.id, person, application],
  );
  await rows.query(`insert into graphile_worker._private_tasks (identifier) values ('toy') on conflict do nothing`);
  await rows.query(
    `insert into graphile_worker._private_jobs (task_id, attempts, max_attempts, last_error, updated_at)
      select t.id, case when n % 2 = 0 then 0 when n % 3 = 0 then 5 else 2 end, 5,
        case when n % 2 = 0 then null else 'It failed' end, now() - n * interval '1 second'
      from generate_series(1, $1::integer) n, graphile_worker._private_tasks t where t.identifier = 'toy'`,
    [count],
  );
  await rows.query('analyze staff_log');
  await rows.query('analyze graphile_worker._private_jobs');
}
