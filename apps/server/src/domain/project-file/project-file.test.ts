import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectTemplates } from '../../../templates/templates.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';
import { buildProject, type ToyProject, toyText } from '../../testing/toys/toy-tenants.ts';
import { createProjectFrom } from './create-project-from.ts';
import { projectFile, type ProjectFile } from './format/project-file.ts';
import { readProjectFile } from './read-project-file.ts';
import { anyFile } from './testing/any-file.ts';
import { writeArticles } from './write/write-articles.ts';
import { writeAnswers } from './write/write-content.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let first: ToyProject;
let orgId: string;
let owner: string;

beforeAll(async () => {
  server = await openTestServer();
  first = await buildProject(server.ownerDb, { slug: 'first' });
  orgId = first.orgId;
  owner = (await buildStaff(server.ownerDb, { role: 'administrator', orgId })).id;
});
afterAll(() => server.close());

const writing = { by: { staffId: randomUUID(), name: 'Editor' }, now: frozenNow, taken: [] };

let made = 0;

/** Makes a project in the name of a staff member, and gives the handle through which they see it. */
async function create(file: ProjectFile, options: { withContent?: boolean; by?: string; inOrg?: string } = {}) {
  made += 1;
  const { withContent = true, by = owner, inOrg = orgId } = options;
  const id = randomUUID();
  const db = server.database.forStaff({ id, orgId: inOrg }, by);
  const project = { id, orgId: inOrg, slug: `made-${made}`, title: file.look.title, file, withContent };
  await db.transaction().execute(async (transaction) => {
    await createProjectFrom(transaction, project, frozenNow);
    if (!withContent) return;
    await writeAnswers(transaction, id, { answers: [] }, file.content, writing);
    await writeArticles(transaction, id, { articles: [] }, file.content, writing);
  });
  return { id, db };
}

/** What a file is once it was written down: codes of numbers are given, pages are sorted. */
async function exported(file: ProjectFile): Promise<ProjectFile> {
  const { id, db } = await create(file);
  return readProjectFile(db, id);
}

describe('a project made of a file', () => {
  it('gives the same file again, whatever stood in it', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, async (file) => {
        expect(projectFile.safeParse(file).error).toBeUndefined();
        expect(await exported(file)).toEqual(file);
      }),
      { numRuns: 60 },
    );
  });

  it.each(projectTemplates)('gives the same file again: $key', async ({ load }) => {
    const first = await exported(await load(frozenNow));
    expect(projectFile.safeParse(first).error).toBeUndefined();
    expect(await exported(first)).toEqual(first);
  });

  it('has look, settings and form alone where the content is not wanted', async () => {
    const file = await exported((await projectTemplates[0]?.load(frozenNow)) ?? expect.fail());
    const { id, db } = await create(file, { withContent: false });
    const copy = await readProjectFile(db, id);
    expect(copy).toMatchObject({ look: file.look, settings: file.settings, forms: file.forms });
    expect(copy.calendar.batches).toEqual([]);
    expect(copy.content).toMatchObject({ pages: [], tables: [], guide: { en: '' } });
  });
});

describe('nobody makes a project', () => {
  const minimal = async () => readProjectFile(server.database.forProject(first), first.id);

  it.each([
    ['whose role does not make projects', () => buildStaff(server.ownerDb, { role: 'editor', orgId })],
    [
      'whose role is at one project',
      async () =>
        buildStaff(server.ownerDb, {
          role: 'owner',
          orgId,
          projectId: (await buildProject(server.ownerDb, { slug: 'own', orgId })).id,
        }),
    ],
    [
      'who works for another organisation',
      async () =>
        buildStaff(server.ownerDb, {
          role: 'owner',
          orgId: (await buildProject(server.ownerDb, { slug: 'other' })).orgId,
        }),
    ],
  ])('%s, even where the application does not ask', async (_who, build) => {
    const { id } = await build();
    await expect(create(await minimal(), { by: id })).rejects.toThrow('nobody without a role');
  });

  it('at an address that is taken, and nothing is left of the attempt', async () => {
    const file = await minimal();
    await create(file);
    made -= 1;
    const before = await server.ownerDb.selectFrom('projects').select('id').execute();
    await expect(create(file)).rejects.toThrow('projects_slug_key');
    expect(await server.ownerDb.selectFrom('projects').select('id').execute()).toEqual(before);
  });

  it('of a form that cannot be published, and nothing is left of the attempt', async () => {
    const file = await minimal();
    const odd = {
      ...file,
      forms: {
        application: {
          modules: [
            {
              id: 'm',
              title: toyText(''),
              author: 'applicant' as const,
              fields: [],
              groups: [
                {
                  id: 'g',
                  key: 'g',
                  title: toyText('g'),
                  requiredRows: 0,
                  extraRows: 0,
                  layout: 'list' as const,
                  fields: [],
                },
              ],
            },
          ],
        },
      },
    };
    const before = await server.ownerDb.selectFrom('projects').select('id').execute();
    await expect(create(odd)).rejects.toThrow('not sound');
    expect(await server.ownerDb.selectFrom('projects').select('id').execute()).toEqual(before);
  });
});
