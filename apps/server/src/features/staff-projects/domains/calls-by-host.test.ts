import { home, listSwitchProjects, login, switchProject } from '@portico/contract/accounts';
import { batchInfo, chooseBatch } from '@portico/contract/batches';
import { mark } from '@portico/contract/previews';
import { addDomain, proveDomain, removeDomain } from '@portico/contract/project-domains';
import { declineLetter } from '@portico/contract/recommendations';
import { registerFields } from '@portico/contract/registration';
import { authMode, projectInfo, publicProjects, settingInfo } from '@portico/contract/tenants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient, outcome } from '../../../testing/client.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildRequest, enterByToyAddress } from '../../../testing/toys/toy-requests.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import { buildApplicant, buildProject, toyPassword } from '../../../testing/toys/toy-tenants.ts';

type Server = Awaited<ReturnType<typeof openTestServer>>;
type Side = Awaited<ReturnType<typeof buildSide>>;

const host = 'apply.own.example';
let server: Server;
let own: Side;
/** Of the same organisation, so that only the name keeps it apart. */
let other: Side;

async function buildSide(slug: string, orgId?: string) {
  const { ownerDb } = server;
  const project = await buildProject(ownerDb, { slug, ...(orgId === undefined ? {} : { orgId }) });
  const applicant = await buildApplicant(ownerDb, project);
  const request = await buildRequest(ownerDb, project, applicant);
  return { project, applicant, letter: { id: request.id, token: await enterByToyAddress(ownerDb, request.email) } };
}

beforeAll(async () => {
  server = await openTestServer();
  own = await buildSide('own');
  other = await buildSide('other', own.project.orgId);
  await connect();
});
afterAll(() => server.close());

async function administrator() {
  return openClient(server.app).as(
    await buildStaff(server.ownerDb, { role: 'administrator', orgId: own.project.orgId }),
  );
}

async function connect(): Promise<void> {
  const client = await administrator();
  const { record, value } = await client.call(addDomain, { project: own.project.id, host });
  server.records.set(record, [value]);
  await client.call(proveDomain, { project: own.project.id, host });
}

const client = () => openClient(server.app);
const signedIn = ({ applicant }: Side) => client().as(applicant);
const at = { host: `${host}:8443` };
const account = ({ applicant }: Side) => ({ account: applicant.email, password: toyPassword });

/** A call about a project: how it ends under the project's own name, and under another's. */
const calls: readonly (readonly [string, string, string, (side: Side) => Promise<unknown>])[] = [
  [
    'how one signs in, by slug',
    'done',
    'projectMissing',
    ({ project }) => client().send(authMode, { domain: project.slug }, at),
  ],
  [
    'its contact, by id',
    'done',
    'projectMissing',
    ({ project }) => client().send(settingInfo, { project_id: project.id }, at),
  ],
  [
    'its registration, by id and organisation',
    'done',
    'projectMissing',
    ({ project }) => client().send(registerFields, { project_id: project.id, org_id: project.orgId }, at),
  ],
  [
    'signing in to it',
    'done',
    'projectMissing',
    (side) => client().send(login, { ...account(side), project_id: side.project.id }, at),
  ],
  ['its contact, by a session alone', 'done', 'projectMissing', (side) => signedIn(side).send(settingInfo, {}, at)],
  ['one’s home page', 'done', 'notSignedIn', (side) => signedIn(side).call(home, {}, at)],
  [
    'one’s home page, with the slug',
    'done',
    'notSignedIn',
    (side) => signedIn(side).send(home, { domain: side.project.slug }, at),
  ],
  ['its batches', 'done', 'notSignedIn', (side) => signedIn(side).call(batchInfo, {}, at)],
  [
    'choosing a batch',
    'done',
    'notSignedIn',
    (side) => signedIn(side).call(chooseBatch, { batchId: side.project.batchId }, at),
  ],
  ['a call of guests', 'done', 'projectMissing', (side) => signedIn(side).send(mark, {}, at)],
  [
    'a letter',
    'notOffered',
    'notFound',
    ({ letter }) => client().as({ token: letter.token }).send(declineLetter, { uid: letter.id }, at),
  ],
];

describe('under a domain name of a project', () => {
  it.each(calls)('%s: %s for its own project, %s for another', async (_what, answer, refusal, call) => {
    expect(await outcome(call(own))).toBe(answer);
    expect(await outcome(call(other))).toBe(refusal);
  });

  it('nothing tells whether another project exists', async () => {
    const answered = async (domain: string) => {
      const { data, ...rest } = await (await client().fetch(`/v1/public/auth_mode?domain=${domain}`, at)).json();
      return { ...rest, reference: undefined, data };
    };
    expect(await answered('other')).toEqual(await answered('no-such-project'));
  });

  it('a session of another project does not hide one’s own pages', async () => {
    const { project_id } = await signedIn(other).send(projectInfo, { domain: 'own' }, at);
    expect(project_id).toBe(own.project.id);
    expect(await outcome(signedIn(other).send(mark, { project_id: own.project.id }, at))).toBe('done');
  });

  it('a session that a server has met under another name does not count', async () => {
    const session = signedIn(other);
    await session.call(home, {});
    expect(await outcome(session.call(home, {}, at))).toBe('notSignedIn');
    expect(await outcome(session.call(home, {}))).toBe('done');
  });

  it('no other project is listed, switched to, or shown in a picture', async () => {
    const slugs = async (options: object) =>
      (await client().call(publicProjects, {}, options)).list.map(({ domain }) => domain);
    expect(await slugs({})).toEqual(expect.arrayContaining(['own', 'other']));
    expect(await slugs(at)).toEqual(['own']);
    expect((await signedIn(own).call(listSwitchProjects, {}, at)).list).toEqual([]);
    expect((await signedIn(own).call(listSwitchProjects, {})).list).toMatchObject([{ domain: 'other' }]);
    expect(await outcome(signedIn(own).call(switchProject, { target: 'other' }, at))).toBe('projectMissing');
    const picture = async ({ project }: Side) => (await client().fetch(`/pictures/${project.id}/icon`, at)).status;
    expect([await picture(own), await picture(other)]).toEqual([200, 404]);
  });

  it('everything is as elsewhere once the name is removed', async () => {
    await (await administrator()).call(removeDomain, { project: own.project.id, host });
    for (const [, answer, , call] of calls) expect(await outcome(call(other))).toBe(answer);
    await connect();
    expect(await outcome(client().send(authMode, { domain: 'other' }, at))).toBe('projectMissing');
  });
});
