import * as routes from '@portico/contract/form-draft';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { changesBetween } from '@portico/form-engine/editing/form-changes';
import { partsOf } from '@portico/form-engine/editing/form-parts';
import { buildField, buildModule } from '@portico/form-engine/testing/build-form';
import { openClient, type TestClient } from '../../../testing/client.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { publishForm } from '../../../testing/toys/toy-forms.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import { buildProject } from '../../../testing/toys/toy-tenants.ts';

/** As it is published when a test begins. */
export const published: FormDefinition = {
  modules: [
    buildModule('papers', [buildField('word'), buildField('second')]),
    buildModule('letter', [buildField('opinion')], { author: 'recommender' }),
  ],
};

/** The form with other fields in its first module. */
export function withFields(...keys: readonly string[]): FormDefinition {
  const [papers, ...rest] = published.modules;
  return papers === undefined
    ? published
    : { modules: [{ ...papers, fields: keys.map((key) => buildField(key)) }, ...rest] };
}

/** A server on which every `open` begins with a project of its own, a form and its staff. */
export async function openFormServer() {
  const server = await openTestServer();
  let count = 0;
  return {
    server,
    async open() {
      count += 1;
      const project = await buildProject(server.ownerDb, { slug: `form-${count}` });
      await publishForm(server.ownerDb, project, published);
      const { id, orgId } = project;
      const staff = async (role: string) =>
        openClient(server.app).as(await buildStaff(server.ownerDb, { role, orgId }));
      const writer = await buildStaff(server.ownerDb, { role: 'editor', orgId });
      const editor = openClient(server.app).as(writer);
      const read = (client: TestClient = editor) => client.call(routes.readFormDraft, { project: id });
      return {
        project,
        editor,
        /** The account of the editor. */
        writer,
        colleague: await staff('administrator'),
        read,
        /** Saves what makes one form of another. */
        save: (from: FormDefinition, to: FormDefinition, client: TestClient = editor, revision = 0) =>
          client.call(routes.saveFormDraft, {
            project: id,
            revision,
            changes: Object.fromEntries(changesBetween(partsOf(from), partsOf(to))),
          }),
        publish: (revision: number, client: TestClient = editor, note = '') =>
          client.call(routes.publishFormDraft, { project: id, revision, note }),
        rollBack: (number: number, revision: number) =>
          editor.call(routes.rollBackForm, { project: id, number, revision, note: '' }),
        restore: (to: number, revision: number) => editor.call(routes.restoreFormDraft, { project: id, to, revision }),
        discard: (revision: number) => editor.call(routes.discardFormDraft, { project: id, revision }),
        versions: async () => (await editor.call(routes.formVersions, { project: id })).list,
        history: async () => (await editor.call(routes.formDraftHistory, { project: id })).list,
        /** The keys of the first module of the draft. */
        keys: async () => (await read()).form.modules[0]?.fields.map(({ key }) => key),
        /** The lines of the log, the oldest first. */
        logged: () =>
          server.ownerDb
            .selectFrom('staff_log')
            .select(['action', 'change'])
            .where('project_id', '=', id)
            .orderBy('id')
            .execute(),
      };
    },
  };
}

export type FormWorld = Awaited<ReturnType<Awaited<ReturnType<typeof openFormServer>>['open']>>;
