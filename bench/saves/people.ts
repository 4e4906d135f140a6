import { randomUUID } from 'node:crypto';
import { buildField, buildGroup, buildModule } from '@portico/form-engine/testing/build-form';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { openApplicantSession } from '../../apps/server/src/platform/session/applicant-session.ts';
import { buildProject } from '../../apps/server/src/testing/toys/toy-tenants.ts';
import type { Cluster } from './cluster.ts';

export interface Person {
  readonly token: string;
}

const modules = ['person', 'education', 'work', 'family', 'papers'];
const fieldsEach = 20;

// A form like that of a finance institute: a hundred questions in five modules, some required, and two tables.
const form: FormDefinition = {
  modules: modules.map((id) =>
    buildModule(
      id,
      Array.from({ length: fieldsEach }, (_, at) => buildField(`${id}${at}`, { required: at % 2 === 0 })),
      id === 'education' || id === 'work' ? { groups: [buildGroup(`${id}Rows`, [buildField(`${id}Row`)])] } : {},
    ),
  ),
};

/** Signed-in applicants in the middle of their form; the other modules are filled in. */
export async function gatherPeople(cluster: Cluster, count: number): Promise<readonly Person[]> {
  const db = cluster.database.unscoped;
  const project = await buildProject(db, { slug: 'bench-saves' });
  const scoped = cluster.database.forProject(project);
  const now = systemClock.now();
  const days = (many: number) => new Date(now.getTime() + many * 86_400_000);
  await db
    .updateTable('batches')
    .set({ starts_at: days(-1), ends_at: days(1) })
    .where('id', '=', project.batchId)
    .execute();
  const version = randomUUID();
  await db
    .insertInto('form_versions')
    .values({ id: version, project_id: project.id, number: 1, definition: JSON.stringify(form) })
    .execute();
  const people: Person[] = [];
  for (let at = 0; at < count; at += 1) {
    const id = randomUUID();
    const application = randomUUID();
    const owned = { project_id: project.id, applicant_id: id };
    await db
      .insertInto('applicants')
      .values({
        id,
        project_id: project.id,
        name: `Person ${at}`,
        email: `${id}@example.com`,
        mobile: null,
        password_hash: null,
        user_type: 'normal',
        temporary: false,
      })
      .execute();
    await db
      .insertInto('applications')
      .values({ id: application, ...owned, batch_id: project.batchId, state: 1 })
      .execute();
    await db
      .insertInto('sheets')
      .values({ id: application, ...owned, kind: 'application', form_version_id: version, begun_at: now })
      .execute();
    await db
      .insertInto('sheet_modules')
      .values(modules.slice(0, 4).map((module) => filled(project.id, application, module, now)))
      .execute();
    people.push({
      token: await openApplicantSession(scoped, { projectId: project.id, applicantId: id, now, agent: '' }),
    });
  }
  return people;
}

function filled(project: string, application: string, module: string, now: Date) {
  const answers = Array.from({ length: fieldsEach }, (_, at) => [
    `${module}${at}`,
    { value: `An answer of some forty characters, number ${at}` },
  ]);
  const values = JSON.stringify({ fields: Object.fromEntries(answers), rows: {} });
  const key = { project_id: project, sheet_id: application, module_id: module };
  return { ...key, values, revision: '0', state: 2, saved_at: now };
}
