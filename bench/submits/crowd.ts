import { randomUUID } from 'node:crypto';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { makeToken } from '../../apps/server/src/platform/session/token.ts';
import { buildProject } from '../../apps/server/src/testing/toys/toy-tenants.ts';
import type { Cluster } from '../saves/cluster.ts';
import { longAnswers, longForm } from './long-form.ts';

export interface Crowd {
  readonly tokens: readonly string[];
  readonly version: string;
  /** Restores the state before anybody had submitted. */
  reset(): Promise<void>;
  /** How many have submitted, how many numbers there are, and how many people were or will be notified. */
  count(): Promise<readonly number[]>;
}

/** Signed-in applicants with completely filled-in forms. */
export async function gatherCrowd(cluster: Cluster, count: number): Promise<Crowd> {
  const db = cluster.database.unscoped;
  const project = await buildProject(db, { slug: 'bench-submits' });
  const now = systemClock.now().getTime();
  const period = { starts_at: new Date(now - 86_400_000), ends_at: new Date(now + 86_400_000) };
  await db.updateTable('batches').set(period).where('id', '=', project.batchId).execute();
  const version = randomUUID();
  const definition = JSON.stringify(longForm);
  await db.insertInto('form_versions').values({ id: version, project_id: project.id, number: 1, definition }).execute();
  const people = Array.from({ length: count }, () => ({ id: randomUUID(), application: randomUUID(), ...makeToken() }));
  const rows = people.map(({ id, application, hash }) => ({ id, application, hash: hash.toString('hex') }));
  await cluster.run(`
    create temporary table crowd as
      select * from json_to_recordset('${JSON.stringify(rows)}') as each (id uuid, application uuid, hash text);
    insert into applicants (id, project_id, name, email, email_key, email_confirmed_at, lang)
      select id, '${project.id}', 'Person ' || left(id::text, 8), id || '@example.com', id || '@example.com', now(), 'en' from crowd;
    insert into applications (id, project_id, applicant_id, batch_id, state)
      select application, '${project.id}', id, '${project.batchId}', 1 from crowd;
    insert into sheets (id, project_id, kind, applicant_id, form_version_id, begun_at)
      select application, '${project.id}', 'application', id, '${version}', now() from crowd;
    insert into applicant_sessions (token_hash, project_id, applicant_id, expires_at)
      select decode(hash, 'hex'), '${project.id}', id, now() + interval '1 day' from crowd;
    ${[...longAnswers].map(([module, answers]) => insertOf(project.id, module, JSON.stringify(answers))).join('\n')}
    analyze;`);
  const reset = async () => {
    await cluster.run(`
      truncate submissions, application_events, submission_counters, messages;
      delete from outgoing_messages where project_id = '${project.id}';
      delete from graphile_worker._private_jobs;
      update applications set state = 1, number = null, submitted_at = null where project_id = '${project.id}';`);
    await cluster.run('vacuum applications');
  };
  const total = async (what: string) => Number(await cluster.ask(`select count(*) from ${what}`));
  return {
    tokens: people.map(({ token }) => token),
    version,
    reset,
    count: async () => [
      await total(`applications where project_id = '${project.id}' and state = 2`),
      await total(`(select distinct sequence from submissions where project_id = '${project.id}') numbers`),
      await total(`submissions x where x.project_id = '${project.id}' and (
        exists (select from messages m where m.id = x.id)
        or x.id::text in (select json_array_elements_text(job.payload -> 'submissions')
          from graphile_worker._private_jobs job where job.payload ->> 'project' = '${project.id}'))`),
    ],
  };
}

function insertOf(project: string, module: string, values: string): string {
  return `insert into sheet_modules (project_id, sheet_id, module_id, "values", revision, state, saved_at)
    select '${project}', application, '${module}', '${values}', 1, 2, now() from crowd;`;
}
