import * as look from '@portico/contract/look';
import { projectInfo } from '@portico/contract/tenants';
import { openClient, type TestClient } from '../../../testing/client.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import { buildProject } from '../../../testing/toys/toy-tenants.ts';

/** What a test changes: field by field, from and to. */
export type Changes = Readonly<Record<string, readonly [from: unknown, to: unknown]>>;

/** A server on which every `open` begins with a project of its own and its staff. */
export async function openLookServer() {
  const server = await openTestServer();
  let count = 0;
  return {
    server,
    async open() {
      count += 1;
      const project = await buildProject(server.ownerDb, { slug: `look-${count}` });
      const { id, orgId, slug } = project;
      const staff = async (role: string) =>
        openClient(server.app).as(await buildStaff(server.ownerDb, { role, orgId }));
      const administrator = await staff('administrator');
      return {
        project,
        administrator,
        colleague: await staff('administrator'),
        editor: await staff('editor'),
        visitor: openClient(server.app, project),
        read: (client = administrator) => client.call(look.readLook, { project: id }),
        save: (changes: Changes, client = administrator) =>
          client.call(look.saveLook, {
            project: id,
            changes: Object.fromEntries(Object.entries(changes).map(([name, [from, to]]) => [name, { from, to }])),
          }),
        publish: (revision: number, client: TestClient = administrator, note = '') =>
          client.call(look.publishLook, { project: id, revision, note }),
        rollBack: (edition: number, revision: number) =>
          administrator.call(look.rollBackLook, { project: id, edition, revision, note: '' }),
        editions: async () => (await administrator.call(look.lookEditions, { project: id })).list,
        /** What everybody sees. */
        visible: () => openClient(server.app, project).call(projectInfo, { domain: slug }),
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

export type LookWorld = Awaited<ReturnType<Awaited<ReturnType<typeof openLookServer>>['open']>>;
