import { randomUUID } from 'node:crypto';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildGroup, buildModule, buildSwitch } from '@portico/form-engine/testing/build-form';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../../testing/toy-tenants.ts';

/** A module with every kind of change, one whose only text is hidden at first, and a recommender's. */
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
      { required: true, groups: [buildGroup('g', [buildField('r'), buildField('s')])] },
    ),
    buildModule('quiet', [
      buildSwitch('q', ['hidden']),
      buildField('hidden', { startsShown: false }),
      buildField('files', { type: 'upload' }),
    ]),
    buildModule('letter', [buildField('l')], { author: 'recommender' }),
  ],
};

interface Wishes {
  readonly menuid?: string;
  readonly revision?: number;
  readonly key?: string;
  readonly version?: string;
}

/** A server with a project whose form is published, spoken to as the portal's form does. */
export async function openSaving() {
  const server = await openTestServer();
  const { keeper } = server;
  const project = await buildProject(keeper, { slug: 'saving' });
  let number = 0;

  const publish = async ({ id }: ToyProject, definition: FormDefinition): Promise<string> => {
    number += 1;
    const version = { id: randomUUID(), project_id: id, number, definition: JSON.stringify(definition) };
    await keeper.insertInto('form_versions').values(version).execute();
    return version.id;
  };
  await publish(project, form);

  const ask = async (
    method: 'GET' | 'POST',
    path: string,
    fields: Record<string, string>,
    token?: string,
    key?: string,
  ) => {
    const encoded = new URLSearchParams(fields).toString();
    const answer = await server.app.inject({
      method,
      url: method === 'GET' ? `/v1/enroll/${path}?${encoded}` : `/v1/enroll/${path}`,
      ...(method === 'POST' ? { payload: encoded } : {}),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        lang: 'en',
        ...(token === undefined ? {} : { token }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    });
    return { http: answer.statusCode, ...answer.json() };
  };

  const applicationOf = (id: string) =>
    keeper.selectFrom('applications').selectAll().where('applicant_id', '=', id).executeTakeFirstOrThrow();

  return {
    ...server,
    project,
    publish,
    ask,
    applicationOf,
    menu: (token?: string) => ask('GET', 'apply/menu', {}, token),
    open: (token: string | undefined, menuid = 'm') => ask('GET', 'apply/filed', { menuid }, token),
    save: (token: string | undefined, changes: object, { menuid = 'm', revision = 0, key, version }: Wishes = {}) => {
      const sent = { menuid, revision: String(revision), changes: JSON.stringify(changes) };
      const fields = version === undefined ? sent : { ...sent, form_version: version };
      return ask('POST', 'apply/basic', fields, token, key);
    },
    applicant: (where = project, wishes: Parameters<typeof buildApplicant>[2] = {}) =>
      buildApplicant(keeper, where, { batchId: where.batchId, ...wishes }),
    rowsOf: async (applicant: string) => {
      const { id } = await applicationOf(applicant);
      const modules = keeper.selectFrom('application_modules').selectAll().where('application_id', '=', id);
      const log = keeper.selectFrom('answer_changes').selectAll().where('application_id', '=', id);
      return {
        modules: await modules.orderBy('module_id').execute(),
        log: await log.orderBy('revision').orderBy('part').orderBy('key').execute(),
      };
    },
  };
}
