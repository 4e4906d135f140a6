import { readFileSync } from 'node:fs';
import {
  applyProjectFile,
  compareProjectFile,
  createProjectFromFile,
  fileSchemaPath,
  projectFilePath,
} from '@portico/contract/project-files';
import { buildField, buildForm, buildSwitch } from '@portico/form-engine/testing/build-form';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileSchema } from '../../domain/project-file/format/file-schema.ts';
import type { ProjectFile } from '../../domain/project-file/format/project-file.ts';
import { openClient, refusal, refused, type TestClient } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { fillModule, publishForm } from '../../testing/toys/toy-forms.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';
import { buildApplicant, buildProject, toyText, type ToyProject } from '../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let staff: TestClient;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'filed' });
  staff = await signedIn('administrator', project);
});
afterAll(() => server.close());

async function signedIn(role: string, { orgId }: ToyProject): Promise<TestClient> {
  const { cookie } = await buildStaff(server.ownerDb, { role, orgId });
  return openClient(server.app).as({ cookie });
}

async function exportFrom(of: { readonly id: string }, client = staff): Promise<ProjectFile> {
  const answer = await client.fetch(`${projectFilePath}?project=${of.id}`);
  expect(answer.status).toBe(200);
  return answer.json();
}

const asFile = (file: object) => new File([JSON.stringify(file)], 'project.json', { type: 'application/json' });
const compare = (of: ToyProject, file: object, client = staff) =>
  client.call(compareProjectFile, { project: of.id, file: asFile(file) });
const apply = (of: ToyProject, file: object, revision: string, client = staff) =>
  client.call(applyProjectFile, { project: of.id, revision, file: asFile(file) });

async function importInto(of: ToyProject, file: object) {
  const report = await compare(of, file);
  await apply(of, file, report.revision);
  return report;
}

const lines = ({ differences }: Awaited<ReturnType<typeof compare>>) =>
  differences.map(({ area, kind, what, name }) => [area, kind, what, ...(name === null ? [] : [name.en])].join(' '));

describe('exporting', () => {
  it('gives a file to save, under the slug and the day', async () => {
    const answer = await staff.fetch(`${projectFilePath}?project=${project.id}`);
    const day = frozenNow.toISOString().slice(0, 10);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename=filed-${day}.portico.json`);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      format: 'portico-project',
      version: 2,
      look: { title: toyText('Title of filed') },
    });
    for (const own of [project.id, project.orgId, project.batchId]) expect(text).not.toContain(own);
  });

  it('is logged', async () => {
    await exportFrom(project);
    const rows = await server.ownerDb
      .selectFrom('staff_log')
      .select('subject')
      .where('action', '=', 'exported project file')
      .execute();
    expect(rows).toContainEqual({ subject: { project: project.id } });
  });

  it('needs the ability, at the project', async () => {
    expect((await openClient(server.app).fetch(`${projectFilePath}?project=${project.id}`)).status).toBe(401);
    const editor = await signedIn('editor', project);
    expect((await editor.fetch(`${projectFilePath}?project=${project.id}`)).status).toBe(403);
    const elsewhere = await signedIn('owner', await buildProject(server.ownerDb, { slug: 'elsewhere' }));
    expect((await elsewhere.fetch(`${projectFilePath}?project=${project.id}`)).status).toBe(404);
    expect(await refused(compare(project, await exportFrom(project), elsewhere))).toBe('notFound');
    expect(await refused(compare(project, {}, editor))).toBe('forbidden');
  });
});

describe('the schema', () => {
  it('is served, and is the one in the documents', async () => {
    const answer = await openClient(server.app).fetch(fileSchemaPath);
    expect(await answer.text()).toBe(fileSchema());
    expect(readFileSync(new URL('../../../../../docs/project-file.schema.json', import.meta.url), 'utf8')).toBe(
      fileSchema(),
    );
  });
});

describe('importing into a project', () => {
  it('the file that was exported changes nothing', async () => {
    const file = await exportFrom(project);
    expect(await compare(project, file)).toMatchObject({ differences: [], warnings: [] });
  });

  it('another file tells what it changes, area by area, and then does so', async () => {
    const mine = await buildProject(server.ownerDb, { slug: 'mine', orgId: project.orgId });
    const file = await exportFrom(mine);
    const [batch] = file.calendar.batches;
    const page = {
      key: 'terms',
      title: toyText('Terms'),
      content: { sc: '<p>a</p>', tc: '<p>a</p>', en: '<p>a</p>' },
      consent: toyText('I agree'),
    };
    const changed = {
      ...file,
      look: { ...file.look, theme: 3, title: toyText('New'), pictures: {} },
      settings: { ...file.settings, listed: false, letters: { applicantReads: 'always' } },
      calendar: { batches: [{ ...batch, key: 'second', code: null, title: toyText('Second') }] },
      content: { ...file.content, pages: [page] },
      forms: { application: buildForm(buildField('a')) },
    };
    const report = await importInto(mine, changed);
    expect(lines(report)).toEqual([
      'look changed title',
      'look changed theme',
      'look removed pictures.icon',
      'settings changed listed',
      'settings added letters.applicantReads',
      'calendar added batch Second en',
      'calendar removed batch Batch en',
      'content added page Terms en',
      'forms added form',
    ]);
    expect(report.differences[1]).toMatchObject({ before: 1, after: 3 });
    const after = await exportFrom(mine);
    expect(after).toEqual({
      ...changed,
      calendar: { batches: [{ ...changed.calendar.batches[0], code: expect.any(String) }] },
    });
    const [logged] = await server.ownerDb
      .selectFrom('staff_log')
      .select('change')
      .where('action', '=', 'imported project file')
      .where('project_id', '=', mine.id)
      .execute();
    expect(logged?.change).toMatchObject({
      before: { look: { theme: 1 } },
      after: { look: { theme: 3 }, settings: { listed: false } },
    });
    const row = server.ownerDb.selectFrom('projects').select(['slug', 'revision']).where('id', '=', mine.id);
    expect(await row.executeTakeFirst()).toEqual({ slug: 'mine', revision: 5 });
  });

  it('is refused when the project or the file is another than in the report, and nothing happens', async () => {
    const mine = await buildProject(server.ownerDb, { slug: 'raced', orgId: project.orgId });
    const file = await exportFrom(mine);
    const wanted = { ...file, look: { ...file.look, theme: 5 } };
    const { revision } = await compare(mine, wanted);
    expect(await refused(apply(mine, { ...wanted, look: { ...wanted.look, icp: 'another' } }, revision))).toBe(
      'projectFileReport',
    );
    await server.ownerDb.updateTable('projects').set({ listed: false }).where('id', '=', mine.id).execute();
    expect(await refused(apply(mine, wanted, revision))).toBe('projectFileReport');
    expect((await exportFrom(mine)).look.theme).toBe(1);
    const twice = (await compare(mine, wanted)).revision;
    const outcomes = await Promise.allSettled([apply(mine, wanted, twice), apply(mine, wanted, twice)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('leaves nothing half done where a step fails', async () => {
    const mine = await buildProject(server.ownerDb, { slug: 'half', orgId: project.orgId });
    const file = await exportFrom(mine);
    const odd = {
      ...file,
      look: { ...file.look, theme: 7 },
      settings: { ...file.settings, filesInAllMb: 999_999_999 },
    };
    const { revision } = await compare(mine, odd);
    await server.ownerDb.schema
      .alterTable('projects')
      .addCheckConstraint('fails', sql`files_in_all_mb < 999999999`)
      .execute();
    await expect(apply(mine, odd, revision)).rejects.toThrow();
    await server.ownerDb.schema.alterTable('projects').dropConstraint('fails').execute();
    expect(await exportFrom(mine)).toEqual(file);
  });

  it('says what is wrong with a file, and where', async () => {
    const file = await exportFrom(project);
    const answer = await refusal(compare(project, { ...file, look: { ...file.look, theme: 9 } }));
    expect(answer).toMatchObject({
      error: 'projectFileUnsound',
      data: { problems: [{ place: 'look.theme', problem: 'shape' }] },
    });
  });
});

describe('people who are in the project', () => {
  it('keep their batch and the code of their number, and staff are warned', async () => {
    const mine = await buildProject(server.ownerDb, { slug: 'people', orgId: project.orgId });
    await buildApplicant(server.ownerDb, mine, { batchId: mine.batchId, state: 1 });
    const file = await exportFrom(mine);
    const [batch] = file.calendar.batches;
    const past = {
      ...file,
      calendar: { batches: [{ ...batch, startsAt: '2020-01-01T00:00:00.000Z', endsAt: '2020-02-01T00:00:00.000Z' }] },
    };
    expect((await compare(mine, past)).warnings).toEqual([
      { key: 'batchIntoPast', name: toyText('Batch'), people: 1, detail: '2020-02-01T00:00:00.000Z' },
    ]);
    const report = await importInto(mine, { ...file, calendar: { batches: [] } });
    expect(report.warnings).toMatchObject([{ key: 'batchKept', people: 1 }]);
    expect(lines(report)).toEqual(['calendar kept batch Batch en']);
    expect((await exportFrom(mine)).calendar).toEqual(file.calendar);
  });

  it('are counted where an option or a question goes that they answered', async () => {
    const mine = await buildProject(server.ownerDb, { slug: 'answers', orgId: project.orgId });
    const form = buildForm(buildSwitch('a', []), buildField('b'));
    await publishForm(server.ownerDb, mine, form);
    const { id } = await buildApplicant(server.ownerDb, mine, { batchId: mine.batchId, state: 1 });
    const module = form.modules[0]?.id ?? '';
    await fillModule(server.ownerDb, id, module, { fields: { a: { value: 'yes' }, b: { value: 'word' } }, rows: {} });
    const narrowed = JSON.parse(JSON.stringify(await exportFrom(mine)));
    const [first] = narrowed.forms.application.modules;
    const [field] = first.fields;
    field.options = field.options.filter((option: { value: string }) => option.value !== 'yes');
    first.fields = [{ ...field, triggers: [] }];
    const { warnings } = await compare(mine, narrowed);
    expect(warnings.map(({ key, people, detail }) => ({ key, people, detail }))).toEqual([
      { key: 'fieldUsed', people: 1, detail: '' },
      { key: 'optionsUsed', people: 1, detail: 'yes' },
    ]);
  });
});

describe('a new project', () => {
  const create = (file: object, domain: string, changes: object = {}, client = staff) =>
    client.call(createProjectFromFile, {
      org: project.orgId,
      domain,
      title_sc: '',
      title_tc: '',
      title_en: '',
      content: '1',
      file: asFile(file),
      ...changes,
    });

  it('is made of a file, with or without its content, under a title of its own or the file’s', async () => {
    const file = await exportFrom(project);
    const whole = await create(file, 'from-file');
    expect(await exportFrom({ id: whole.project_id })).toEqual(file);
    const bare = await create(file, 'from-file-bare', { content: '0', title_en: 'Bare' });
    const made = await exportFrom({ id: bare.project_id });
    expect(made.look.title.en).toBe('Bare');
    expect(made.calendar.batches).toEqual([]);
  });

  it('is not made at an address that is taken or no address, of what is no file, nor elsewhere', async () => {
    const file = await exportFrom(project);
    const before = await server.ownerDb.selectFrom('projects').select('id').execute();
    expect(await refused(create(file, 'filed'))).toBe('slugTaken');
    expect(await refused(create(file, '中文'))).not.toBe('done');
    expect(await refused(create({ name: 'other' }, 'fresh'))).toBe('projectFileForeign');
    const elsewhere = await buildProject(server.ownerDb, { slug: 'not-mine' });
    expect(await refused(create(file, 'fresh', { org: elsewhere.orgId }))).toBe('notFound');
    expect(await refused(create(file, 'fresh', {}, await signedIn('editor', project)))).toBe('forbidden');
    const after = await server.ownerDb.selectFrom('projects').select('id').execute();
    expect(after.length).toBe(before.length + 1);
  });
});

describe('another installation', () => {
  it('takes the file, and exports the same', async () => {
    const file = await exportFrom(project);
    const other = await openTestServer();
    try {
      const target = await buildProject(other.ownerDb, { slug: 'target' });
      const { cookie } = await buildStaff(other.ownerDb, { role: 'administrator', orgId: target.orgId });
      const there = openClient(other.app).as({ cookie });
      const report = await compare(target, file, there);
      expect(report.differences.length).toBeGreaterThan(0);
      await apply(target, file, report.revision, there);
      expect(await exportFrom(target, there)).toEqual(file);
      expect((await compare(target, file, there)).differences).toEqual([]);
    } finally {
      await other.close();
    }
  });
});
