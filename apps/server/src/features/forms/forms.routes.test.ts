import { trialForm } from '@portico/contract/forms';
import { decodeModules } from '@portico/contract/forms/decode-modules';
import { buildField, buildForm, buildSwitch } from '@portico/form-engine/testing/build-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient, refusal } from '../../testing/client.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';
import { InvalidForm, publishForm } from '../../domain/forms/publish-form.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let open: ToyProject;
let closed: ToyProject;

const form = buildForm(buildSwitch('a', ['b']), buildField('b', { text: { longest: 20 } }));

beforeAll(async () => {
  server = await openTestServer();
  open = await buildProject(server.ownerDb, { slug: 'open' });
  closed = await buildProject(server.ownerDb, { slug: 'closed' });
  await server.ownerDb.updateTable('projects').set({ form_open: true }).where('id', '=', open.id).execute();
});
afterAll(() => server.close());

const tryForm = (project: ToyProject) => openClient(server.app, project).call(trialForm, {});

describe('publishing', () => {
  it('numbers versions per project, from one', async () => {
    const db = server.database.forProject(open);
    expect(await publishForm(db, open.id, buildForm(buildField('old')))).toBe(1);
    expect(await publishForm(db, open.id, form)).toBe(2);
    expect(await publishForm(server.database.forProject(closed), closed.id, form)).toBe(1);
  });

  it('refuses a form that is not sound, and says where', async () => {
    const unsound = buildForm(buildSwitch('a', ['nobody']));
    const publish = () => publishForm(server.database.forProject(open), open.id, unsound);
    await expect(publish).rejects.toThrow(InvalidForm);
    await expect(publish).rejects.toThrow(/unknownField.*"field":"a"/);
  });

  it('wants words in the languages of the project, and in no others', async () => {
    const english = buildForm(buildField('a', { label: { sc: '', tc: '', en: 'Name' } }));
    const project = await buildProject(server.ownerDb, { slug: 'english' });
    const publish = () => publishForm(server.database.forProject(project), project.id, english);
    await expect(publish).rejects.toThrow(/missingLanguage.*"language":"sc"/);
    await server.ownerDb
      .updateTable('projects')
      .set({ languages: ['en'] })
      .where('id', '=', project.id)
      .execute();
    expect(await publish()).toBe(1);
  });

  it('writes for no other project than its own', async () => {
    await expect(publishForm(server.database.forProject(open), closed.id, form)).rejects.toThrow('row-level security');
  });
});

describe('trying a form', () => {
  it('gives anybody the newest version of a project that lets them', async () => {
    const data = await tryForm(open);
    expect(data).toMatchObject({ version: 2, today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(decodeModules(data.modules)).toEqual({ form, unknown: [] });
  });

  it('tells nothing of a project that does not', async () => {
    expect(await refusal(tryForm(closed))).toMatchObject({ error: 'notFound', data: null });
  });
});
