import { applyFiled, applyMenu, saveBasic } from '@portico/contract/applications';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildGroup, buildModule, buildSwitch } from '@portico/form-engine/testing/build-form';
import { openClient } from '../../../testing/client.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { applicationOf, publishForm } from '../../../testing/toys/toy-forms.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../../testing/toys/toy-tenants.ts';

/** A module for every kind of change, one whose only text is hidden at first, and a recommender's. */
export const form: FormDefinition = {
  modules: [
    buildModule(
      'm',
      [
        buildField('a', { required: true }),
        buildField('b'),
        buildField('long', { type: 'long-text' }),
        buildSwitch('ask', ['told']),
        buildField('told', { startsShown: false }),
        buildField('phone', { type: 'phone' }),
      ],
      { required: true, groups: [buildGroup('g', [buildField('r'), buildField('s')], { extraRows: 40 })] },
    ),
    buildModule('quiet', [
      buildSwitch('q', ['hidden']),
      buildField('hidden', { startsShown: false }),
      buildField('files', { type: 'upload' }),
    ]),
    buildModule('letter', [buildField('l')], { author: 'recommender' }),
  ],
};

interface Options {
  readonly menuid?: string;
  readonly revision?: number;
  readonly key?: string;
  readonly version?: string;
}

/** A server with a published form, and a client that calls it like the portal's form does. */
export async function openSaving() {
  const server = await openTestServer();
  const { ownerDb } = server;
  const project = await buildProject(ownerDb, { slug: 'saving' });
  const client = openClient(server.app);
  const publish = (where: ToyProject, definition: FormDefinition) => publishForm(ownerDb, where, definition);
  await publish(project, form);

  return {
    ...server,
    client,
    project,
    publish,
    applicationOf: (id: string) => applicationOf(ownerDb, id),
    menu: (token?: string) => client.as({ token }).call(applyMenu, {}),
    open: (token: string | undefined, menuid = 'm') => client.as({ token }).call(applyFiled, { menuid }),
    save: (token: string | undefined, changes: object, { menuid = 'm', revision = 0, key, version }: Options = {}) =>
      client.as({ token }).call(
        saveBasic,
        {
          menuid,
          revision,
          changes: JSON.stringify(changes),
          ...(version !== undefined && { form_version: version }),
        },
        { key },
      ),
    applicant: (where = project, options: Parameters<typeof buildApplicant>[2] = {}) =>
      buildApplicant(ownerDb, where, { batchId: where.batchId, ...options }),
    rowsOf: async (applicant: string) => {
      const { id } = await applicationOf(ownerDb, applicant);
      const modules = ownerDb.selectFrom('sheet_modules').selectAll().where('sheet_id', '=', id);
      const log = ownerDb.selectFrom('sheet_changes').selectAll().where('sheet_id', '=', id);
      return {
        modules: await modules.orderBy('module_id').execute(),
        log: await log.orderBy('revision').orderBy('part').orderBy('key').execute(),
      };
    },
  };
}
