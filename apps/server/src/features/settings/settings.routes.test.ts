import { changeSettings, projectSettings } from '@portico/contract/project-settings';
import type { ProjectSettingsValues } from '@portico/contract/project-settings.schemas';
import { authMode, projectInfo } from '@portico/contract/tenants';
import { registerFields } from '@portico/contract/registration';
import { CallFailed } from '@portico/contract/call-failed';
import { buildField, buildModule } from '@portico/form-engine/testing/build-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSender } from '../../platform/messaging/find-sender.ts';
import { openClient, refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { publishForm } from '../../testing/toys/toy-forms.ts';
import { buildArticle, toyArticle } from '../../testing/toys/toy-articles.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';
import { buildApplicant, buildProject, toyText } from '../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

let count = 0;
async function openProject(options: Partial<Parameters<typeof buildProject>[1]> = {}) {
  const { ownerDb, app } = server;
  const project = await buildProject(ownerDb, { slug: `settled-${(count += 1)}`, ...options });
  const staff = await buildStaff(ownerDb, { role: 'administrator', orgId: project.orgId });
  const client = openClient(app, project);
  const as = client.as(staff);
  const read = () => as.call(projectSettings, { project: project.id });
  const change = async (
    changed: Partial<ProjectSettingsValues>,
    more: { revision?: number; accepted?: number } = {},
  ) => {
    const { revision, settings } = await read();
    return as.call(changeSettings, { project: project.id, revision, settings: { ...settings, ...changed }, ...more });
  };
  return { project, staff, client, read, change };
}
/** Why a change was refused, with the problems or numbers that were told. */
const refusal = (changing: Promise<unknown>) =>
  changing.then(
    () => 'done',
    (error: unknown) => (error instanceof CallFailed ? error.data : error),
  );

describe('the settings of a project', () => {
  it('are read and changed, and every portal follows at once', async () => {
    const { project, client, read, change } = await openProject();
    expect((await read()).settings).toMatchObject({ languages: ['sc', 'en'], reminderDays: [7, 14, 28] });
    const school = { field: 'school', name: toyText('School'), required: true, options: [] };
    const { revision } = await change({
      languages: ['en', 'sc', 'tc'],
      loginMethods: ['password', 'mail_code'],
      registerFields: [school],
    });
    expect(await read()).toMatchObject({ revision, settings: { languages: ['en', 'sc', 'tc'] } });
    expect(await client.call(authMode, { domain: project.slug })).toMatchObject({
      lang: ['en', 'sc', 'tc'],
      login_methods: ['password', 'mail_code'],
    });
    expect((await client.call(registerFields, {})).fields).toEqual([school]);
  });

  it('end the service with the last second of its minute', async () => {
    const { read, change } = await openProject();
    await change({ serviceEndsAt: Date.parse('2031-01-01T15:59:00Z') / 1000 });
    expect((await read()).settings.serviceEndsAt).toBe(Date.parse('2031-01-01T15:59:59Z') / 1000);
  });

  it('reach the mails: by whom, and where answers go', async () => {
    const { project, change } = await openProject();
    const sender = () => findSender(server.database.forProject(project), project, 'en');
    expect((await sender()).from).toMatchObject({ fromName: `Title of ${project.slug} en`, replyTo: '' });
    await change({ mailName: { sc: '', tc: '', en: 'Graduate Office' }, mailReplyTo: 'ask@example.com' });
    expect((await sender()).from).toEqual({
      fromName: 'Graduate Office',
      fromAddress: 'office@example.com',
      replyTo: 'ask@example.com',
    });
  });

  it('reach the policy of the portal’s page', async () => {
    const { project, client, change } = await openProject();
    const policy = async () =>
      (await client.fetch(`/apply/${project.slug}/`)).headers.get('content-security-policy') ?? '';
    expect(await policy()).toContain("frame-src 'self';");
    await change({ embeddedOrigins: ['https://forms.example.org'] });
    expect(await policy()).toContain("frame-src 'self' https://forms.example.org;");
    expect((await client.call(projectInfo, { domain: project.slug })).embedded_origins).toEqual([
      'https://forms.example.org',
    ]);
    expect(await policy()).toContain("frame-ancestors 'none'");
  });

  it('are logged with what was there before and after, by whoever changed them', async () => {
    const { project, staff, change } = await openProject();
    await change({ allowsRevoking: false });
    const line = await server.ownerDb
      .selectFrom('staff_log')
      .select(['action', 'subject', 'change', 'project_id'])
      .where('staff_id', '=', staff.id)
      .executeTakeFirstOrThrow();
    expect(line).toEqual({
      action: 'changed settings',
      subject: { project: project.id },
      change: { before: { allowsRevoking: true }, after: { allowsRevoking: false } },
      project_id: project.id,
    });
  });

  it('that are the same are no change', async () => {
    const { read, change } = await openProject();
    expect(await change({})).toEqual({ revision: 0 });
    expect((await read()).revision).toBe(0);
  });
});

describe('a change of settings is refused', () => {
  it('where somebody else has changed them since they were read; nothing is overwritten', async () => {
    const { read, change } = await openProject();
    await change({ previewName: 'first' });
    expect(await refused(change({ previewName: 'second' }, { revision: 0 }))).toBe('staleRevision');
    expect((await read()).settings.previewName).toBe('first');
  });

  it('to one of two at the same moment', async () => {
    const { change } = await openProject();
    const outcomes = await Promise.all(
      ['one', 'two'].map((previewName) => refusal(change({ previewName }, { revision: 0 }))),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  });

  it('where settings cannot be combined; nothing is saved', async () => {
    const { read, change } = await openProject();
    const changing = change({ loginMethods: ['sms_code'], registerMethods: ['email'], previewName: 'lost' });
    expect(await refusal(changing)).toEqual({ problems: [{ field: 'loginMethods', problem: 'mailNeedsSignIn' }] });
    expect((await read()).settings.previewName).toBe('');
  });

  it('where a published article exists in the language alone that would go', async () => {
    const { project, change } = await openProject();
    const article = toyArticle('x', { title: { sc: '', tc: '', en: 'English alone' } });
    await buildArticle(server.ownerDb, project, { content: article, isDraft: true });
    await change({ languages: ['en', 'sc'] });
    await buildArticle(server.ownerDb, project, { content: article });
    expect(await refusal(change({ languages: ['sc'] }))).toEqual({
      problems: [{ field: 'languages', problem: 'textsNeedIt' }],
    });
  });

  it('where a published text exists in the language alone that would go', async () => {
    const { project, change } = await openProject();
    await publishForm(server.ownerDb, project, {
      modules: [buildModule('m', [buildField('word', { label: { sc: '', tc: '', en: 'English alone' } })])],
    });
    expect(await refusal(change({ languages: ['sc'] }))).toEqual({
      problems: [{ field: 'languages', problem: 'textsNeedIt' }],
    });
    expect(await refusal(change({ languages: ['en'] }))).toEqual('done');
  });

  it('where the service would end before a batch does', async () => {
    const { change } = await openProject();
    expect(await refusal(change({ serviceEndsAt: frozenNow.getTime() / 1000 }))).toEqual({
      problems: [{ field: 'serviceEndsAt', problem: 'batchLater' }],
    });
  });

  it('where recommenders would see an answer that is sensitive or does not exist', async () => {
    const { project, read, change } = await openProject();
    await publishForm(server.ownerDb, project, {
      modules: [buildModule('m', [buildField('plain'), buildField('card', { preview: { sensitive: true } })])],
    });
    expect((await read()).showable.map(({ key }) => key)).toEqual(['plain']);
    expect(await refusal(change({ lettersShow: ['card'] }))).toMatchObject({ problems: [{ field: 'lettersShow' }] });
    expect(await refusal(change({ lettersShow: ['plain'] }))).toBe('done');
  });
});

describe('a change that concerns people', () => {
  it('tells first how many could no longer sign in, and is made once somebody accepts that', async () => {
    const { project, read, change } = await openProject({ loginMethods: ['password', 'fast'] });
    for (let index = 0; index < 3; index += 1) await buildApplicant(server.ownerDb, project);
    await server.ownerDb
      .updateTable('applicants')
      .set({ password_hash: null, email: null, email_key: null, temporary: true })
      .where('project_id', '=', project.id)
      .execute();
    const told = { effects: [{ effect: 'cannotSignIn', people: 3 }] };
    expect(await refusal(change({ loginMethods: ['password'] }))).toEqual(told);
    // Somebody came meanwhile.
    expect(await refusal(change({ loginMethods: ['password'] }, { accepted: 2 }))).toEqual(told);
    // A number that nobody was told accepts nothing.
    expect(await refusal(change({ loginMethods: ['password'] }, { accepted: 9_999 }))).toEqual(told);
    expect((await read()).settings.loginMethods).toEqual(['password', 'fast']);
    expect(await refusal(change({ loginMethods: ['password'] }, { accepted: 3 }))).toBe('done');
  });

  it('tells how many read the language that goes', async () => {
    const { project, change } = await openProject();
    await buildApplicant(server.ownerDb, project);
    await server.ownerDb.updateTable('applicants').set({ lang: 'en' }).where('project_id', '=', project.id).execute();
    expect(await refusal(change({ languages: ['sc'] }))).toEqual({ effects: [{ effect: 'otherLanguage', people: 1 }] });
  });
});

describe('the settings are for whoever may change them', () => {
  it.each(['editor', 'reviewer', 'interviewer', 'observer'])('not for a %s', async (role) => {
    const { project, client } = await openProject();
    const { cookie } = await buildStaff(server.ownerDb, { role, orgId: project.orgId });
    expect(await refused(client.as({ cookie }).call(projectSettings, { project: project.id }))).toBe('forbidden');
  });

  it('not for another organisation, nor for whoever is not signed in', async () => {
    const { project, client } = await openProject();
    const { staff } = await openProject();
    expect(await refused(client.as(staff).call(projectSettings, { project: project.id }))).toBe('notFound');
    expect(await refused(client.call(projectSettings, { project: project.id }))).toBe('notSignedIn');
  });
});
