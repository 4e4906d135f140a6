import { addContentFile } from '@portico/contract/content-files';
import { copyProject } from '@portico/contract/staff-projects';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildModule } from '@portico/form-engine/testing/build-form';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openClient, type TestClient } from '../../testing/client.ts';
import { buildApplicant, buildProject } from '../../testing/toys/toy-tenants.ts';
import { type FormWorld, openFormServer, published } from './testing/form-draft-fixture.ts';

let opened: Awaited<ReturnType<typeof openFormServer>>;
let world: FormWorld;
let anybody: TestClient;

beforeAll(async () => {
  opened = await openFormServer();
  anybody = openClient(opened.server.app);
});
afterAll(() => opened.server.close());
beforeEach(async () => {
  world = await opened.open();
});

const add = (words: string) =>
  world.editor.call(addContentFile, { project: world.project.id, file: new File([`%PDF-1.4 ${words}`], 'a.pdf') });
const urlIn = (project: string, { id }: { readonly id: string }) => `/v1/public/file/content/${project}/${id}`;
const statusFor = async (url: string, client = anybody) => (await client.fetch(url)).status;

/** The form with one file as a sample of an answer, and another at the top of its module. */
function offering(sample: string, attachment: string): FormDefinition {
  const files = { samples: [{ name: 'Sample', url: sample }] };
  const papers = buildModule('papers', [
    buildField('word'),
    buildField('second'),
    buildField('scan', { type: 'upload', files }),
  ]);
  return {
    modules: [{ ...papers, attachments: [{ name: 'How to', url: attachment }] }, ...published.modules.slice(1)],
  };
}

describe('a file that a form offers', () => {
  it('is had by everybody once the form is published, from then on, and by nobody before', async () => {
    const [sample, attachment] = [await add('sample'), await add('attachment')];
    const urls = [sample, attachment].map((file) => urlIn(world.project.id, file));
    const [one = '', other = ''] = urls;
    const form = offering(one, other);
    await world.save(published, form);
    const person = anybody.as(await buildApplicant(opened.server.ownerDb, world.project));
    expect([await statusFor(one), await statusFor(one, person)]).toEqual([404, 404]);
    await world.publish(1);
    for (const url of urls) expect([await statusFor(url), await statusFor(url, person)]).toEqual([200, 200]);
    // People still write by the version that has it.
    await world.save(form, published, world.editor, 2);
    await world.publish(3);
    expect(await statusFor(one, person)).toBe(200);
  });

  it('is nobody’s by way of another project', async () => {
    const file = await add('ours');
    const other = await buildProject(opened.server.ownerDb, { slug: `files-beside-${world.project.slug}` });
    const own = urlIn(world.project.id, file);
    await world.save(published, offering(own, own));
    await world.publish(1);
    expect(await statusFor(urlIn(other.id, file))).toBe(404);
    // Another project that names it in a form of its own serves it as little.
    const stranger = await opened.open();
    await stranger.save(published, offering(urlIn(stranger.project.id, file), own));
    await stranger.publish(1);
    expect(await statusFor(urlIn(stranger.project.id, file))).toBe(404);
  });

  it('goes with a copy of the project, which needs the original no more', async () => {
    const file = await add('copied');
    const own = urlIn(world.project.id, file);
    await world.save(published, offering(own, own));
    await world.publish(1);
    const title = { sc: '副本', tc: '副本', en: 'Copy' };
    const asked = { project: world.project.id, domain: `copy-${world.project.slug}`, title, content: false };
    const { project_id } = await world.colleague.call(copyProject, asked);
    const { definition } = await opened.server.ownerDb
      .selectFrom('form_versions')
      .select('definition')
      .where('project_id', '=', project_id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(definition)).toContain(urlIn(project_id, file));
    expect(JSON.stringify(definition)).not.toContain(world.project.id);
    expect(await statusFor(urlIn(project_id, file))).toBe(200);
  });

  it('stays while a draft names it, and goes when nothing has for a week', async () => {
    const [kept, dropped] = [await add('kept'), await add('dropped')];
    const own = urlIn(world.project.id, kept);
    await world.save(published, offering(own, own));
    await opened.server.ownerDb
      .updateTable('content_files')
      .set({ named_at: new Date(0) })
      .where('project_id', '=', world.project.id)
      .execute();
    // Adding a file removes those that nothing has named for a week.
    await add('later');
    const rows = await opened.server.ownerDb
      .selectFrom('content_files')
      .select('id')
      .where('project_id', '=', world.project.id)
      .execute();
    const ids = rows.map(({ id }) => id);
    expect([ids.includes(kept.id), ids.includes(dropped.id)]).toEqual([true, false]);
  });
});
