import { decodeModules } from '@portico/contract/forms/decode-modules';
import type { RouteSpec } from '@portico/contract/route';
import { applicationLog, editApplication, listApplications, staffPreview } from '@portico/contract/staff-applications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { statementsOf } from '../../testing/count-statements.ts';
import { publishForm } from '../../testing/toys/toy-forms.ts';
import { form, openStaffing } from './testing/staff-fixture.ts';

let opened: Awaited<ReturnType<typeof openStaffing>>;
let person: Awaited<ReturnType<typeof opened.applicant>>;

beforeAll(async () => {
  opened = await openStaffing();
  person = await opened.applicant();
});
afterAll(() => opened.close());

const always = ['say-plain', 'say-post'];
const marked = ['say-card', 'say-illness', 'say-pay'];
const about = ['say-referee'];
// Nobody reads what does not show, or what a recommender writes.
const never = ['say-visa', 'say-praise'];

describe('what each role is sent of an application', () => {
  it.each([
    ['owner', [...always, ...marked, ...about], [...never]],
    ['administrator', [...always, ...marked, ...about], [...never]],
    ['reviewer', [...always, ...about], [...marked, ...never]],
    ['interviewer', [...always], [...marked, ...about, ...never]],
  ])('%s', async (role, seen, unseen) => {
    const { cookie } = await opened.staff(role, opened.mine.orgId);
    const text = JSON.stringify(
      await opened.client.as({ cookie }).call(staffPreview, { application: person.application }),
    );
    expect(seen.filter((word) => !text.includes(word))).toEqual([]);
    expect(unseen.filter((word) => text.includes(word))).toEqual([]);
  });

  it('reviewers see what is sensitive where the project says so; interviewers never', async () => {
    const settings = { reviewersSeeSensitive: true, layoutMode: 'horz', specialName: 'Dossier' };
    const set = (preview: object) =>
      opened.ownerDb
        .updateTable('projects')
        .set({ preview: JSON.stringify(preview) })
        .where('id', '=', opened.mine.id)
        .execute();
    await set(settings);
    const [reviewer, interviewer] = await Promise.all(['reviewer', 'interviewer'].map((role) => opened.staff(role)));
    const input = { application: person.application };
    const seen = await opened.client.as({ cookie: reviewer?.cookie ?? '' }).call(staffPreview, input);
    const unseen = await opened.client.as({ cookie: interviewer?.cookie ?? '' }).call(staffPreview, input);
    await set({});
    expect(JSON.stringify(seen)).toContain('say-card');
    expect(seen.options).toMatchObject({ showSensitive: true, layoutMode: 'horz', specialName: 'Dossier' });
    expect(JSON.stringify(unseen)).not.toContain('say-card');
    expect(unseen.options).toMatchObject({
      showSensitive: false,
      showReferrer: false,
      showRecommendation: false,
    });
  });

  it('names what is withheld, also what only shows by a withheld answer, and gives no file of it', async () => {
    const { cookie } = await opened.staff('reviewer');
    const data = await opened.client.as({ cookie }).call(staffPreview, { application: person.application });
    const text = JSON.stringify(data);
    expect(data.withheld.toSorted()).toEqual(['card', 'ill', 'illness', 'pay', 'scan']);
    expect(data.save_field['person']?.normal).toEqual({
      plain: 'say-plain',
      abroad: 'no',
      photo: [expect.objectContaining({ uid: person.files['photo'], url: `/staff/v1/file/${person.files['photo']}` })],
    });
    expect(data.save_field['person']?.column['jobs']).toHaveLength(1);
    expect(text).not.toContain(person.files['scan']);
    expect(text).not.toContain('/v1/public/file/');
  });

  it('does not tell by a question whether a withheld answer opened it', async () => {
    const other = await opened.applicant();
    const values = { fields: { ill: { value: 'no' } }, rows: {} };
    await opened.ownerDb
      .updateTable('sheet_modules')
      .set({ values: JSON.stringify(values) })
      .where('sheet_id', '=', other.application)
      .where('module_id', '=', 'person')
      .execute();
    const { cookie } = await opened.staff('reviewer');
    const keysOf = async (application: string) => {
      const data = await opened.client.as({ cookie }).call(staffPreview, { application });
      return decodeModules(data.modules).form.modules[0]?.fields.map(({ key }) => key);
    };
    expect(await keysOf(other.application)).toEqual(await keysOf(person.application));
  });

  it('does not tell that staff changed a withheld answer, which tells that it was asked', async () => {
    const other = await opened.applicant(opened.mine, { state: 2 });
    const { ownerDb, mine } = opened;
    await ownerDb
      .updateTable('applications')
      .set({ submitted_at: frozenNow, number: '202601000031' })
      .where('id', '=', other.application)
      .execute();
    const owner = await opened.staff('owner', mine.orgId);
    const whole = {
      project_id: mine.id,
      sheet_id: other.application,
      module_id: 'person',
      part: 'fields' as const,
    };
    const change = { ...whole, revision: '2', value: '{}', by_whom: owner.id, at: frozenNow };
    await ownerDb
      .insertInto('sheet_changes')
      .values(['plain', 'illness', 'card'].map((key) => ({ ...change, key })))
      .execute();
    const changedFor = async (role: string) => {
      const { cookie } = await opened.staff(role, mine.orgId);
      const data = await opened.client.as({ cookie }).call(staffPreview, { application: other.application });
      return data.changed_by_staff.map(({ key }) => key).toSorted();
    };
    expect(await changedFor('interviewer')).toEqual(['plain']);
    expect(await changedFor('administrator')).toEqual(['card', 'illness', 'plain']);
  });

  it('withholds what a newer form marks, also of an application on the older one', async () => {
    const other = await opened.applicant(opened.mine, { state: 2 });
    const [first, ...rest] = form.modules;
    const fields = (first?.fields ?? []).map((field) =>
      field.key === 'plain' ? { ...field, preview: { sensitive: true } } : field,
    );
    const modules = first === undefined ? rest : [{ ...first, fields }, ...rest];
    const version = await publishForm(opened.ownerDb, opened.mine, { modules });
    const { cookie } = await opened.staff('interviewer', opened.mine.orgId);
    const data = await opened.client.as({ cookie }).call(staffPreview, { application: other.application });
    const text = JSON.stringify(data);
    await opened.ownerDb.deleteFrom('form_versions').where('id', '=', version).execute();
    expect(data.version).toBe(1);
    expect(data.withheld).toContain('plain');
    expect(text).not.toContain('say-plain');
  });

  it('says who it is, and what the role may do besides', async () => {
    const { cookie } = await opened.staff('interviewer');
    const data = await opened.client.as({ cookie }).call(staffPreview, { application: person.application });
    expect(data).toMatchObject({
      application: person.application,
      name: 'Toy Person',
      project: { domain: opened.mine.slug },
      may: { edit: false, log: false },
      can: { revoke: false, reapply: false, export: false },
    });
  });
});

describe('who may not', () => {
  it('somebody not signed in, or with an applicant’s token', async () => {
    const input = { application: person.application };
    expect(await refused(opened.client.as({ cookie: '' }).call(staffPreview, input))).toBe('notSignedIn');
    expect(await refused(opened.client.as({ cookie: `portico_staff=${person.token}` }).call(staffPreview, input))).toBe(
      'notSignedIn',
    );
  });

  it('staff of another organisation: it is as if there were none', async () => {
    const foreign = await opened.staff('owner', opened.theirs.orgId);
    const routes: RouteSpec[] = [staffPreview, applicationLog, editApplication];
    for (const route of routes)
      expect(await refused(opened.client.as(foreign).send(route, { application: person.application }))).toBe(
        'notFound',
      );
    const log = await opened.logOf(foreign.id);
    expect(log).toEqual([]);
    expect((await opened.file(person.files['photo'] ?? '', foreign.cookie)).status).toBe(404);
  });

  it('an applicant’s, a project’s or a batch’s id in the place of an application', async () => {
    const { cookie } = await opened.staff('owner');
    for (const application of [person.id, opened.mine.id, opened.mine.batchId, opened.mine.orgId])
      expect(await refused(opened.client.as({ cookie }).call(staffPreview, { application }))).toBe('notFound');
  });

  it('reviewers and interviewers write in no form and read no log', async () => {
    for (const role of ['reviewer', 'interviewer']) {
      const { cookie } = await opened.staff(role);
      const input = { application: person.application };
      expect(await refused(opened.client.as({ cookie }).call(editApplication, input))).toBe('forbidden');
      expect(await refused(opened.client.as({ cookie }).call(applicationLog, input))).toBe('forbidden');
    }
  });
});

describe('files', () => {
  it.each([
    ['owner', { photo: 200, proof: 200, scan: 200, refscan: 200 }],
    ['reviewer', { photo: 200, proof: 200, scan: 404, refscan: 200 }],
    ['interviewer', { photo: 200, proof: 200, scan: 404, refscan: 404 }],
  ])('%s opens those that the preview shows, and no others', async (role, expected) => {
    const { cookie } = await opened.staff(role, opened.mine.orgId);
    const statuses: Record<string, number> = {};
    for (const key of Object.keys(expected))
      statuses[key] = (await opened.file(person.files[key] ?? '', cookie)).status;
    expect(statuses).toEqual(expected);
  });

  it.each(['owner', 'reviewer', 'interviewer'])('%s opens a file exactly where the preview names it', async (role) => {
    // A question in another module decides whether it shows.
    const other = await opened.applicant();
    const { cookie } = await opened.staff(role, opened.mine.orgId);
    const input = { application: other.application };
    for (const away of ['no', 'yes']) {
      const fields = { more: { value: away } };
      await opened.ownerDb
        .updateTable('sheet_modules')
        .set({ values: JSON.stringify({ fields, rows: {} }) })
        .where('sheet_id', '=', other.application)
        .where('module_id', '=', 'travel')
        .execute();
      const text = JSON.stringify(await opened.client.as({ cookie }).call(staffPreview, input));
      for (const [key, uid] of Object.entries(other.files)) {
        const { status } = await opened.file(uid, cookie);
        expect([role, away, key, status]).toEqual([role, away, key, text.includes(uid) ? 200 : 404]);
      }
      for (const key of ['ticket', 'pass'])
        expect([role, away, key, text.includes(other.files[key] ?? '')]).toEqual([role, away, key, away === 'yes']);
    }
  });

  it('cost a small look-up, and not the whole application', async () => {
    const { cookie } = await opened.staff('reviewer');
    const open = async () => expect((await opened.file(person.files['proof'] ?? '', cookie)).status).toBe(200);
    await open();
    const statements = await statementsOf(open);
    const read = statements.filter((text) => text.includes('sheet_modules'));
    expect(statements).toHaveLength(5);
    expect(read).toEqual([expect.stringContaining('"module_id" in')]);
  });

  it('are served sandboxed, and to nobody without a session', async () => {
    const { cookie } = await opened.staff('owner');
    const answer = await opened.file(person.files['photo'] ?? '', cookie);
    expect(await answer.text()).toBe('%PDF content of photo');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect((await opened.file(person.files['photo'] ?? '', '')).status).toBe(401);
    expect((await opened.file('..%2f..%2fsecret-key', cookie)).status).toBe(404);
  });

  it('no answer names any more are gone', async () => {
    const other = await opened.applicant();
    await opened.ownerDb.deleteFrom('sheet_modules').where('sheet_id', '=', other.application).execute();
    const { cookie } = await opened.staff('owner');
    expect((await opened.file(other.files['photo'] ?? '', cookie)).status).toBe(404);
  });

  it('read in ranges are one line of the log, whichever range comes first', async () => {
    const { id, cookie } = await opened.staff('reviewer');
    const uid = person.files['photo'] ?? '';
    for (const range of ['bytes=5-6', 'bytes=0-1', 'bytes=7-'])
      expect((await opened.file(uid, cookie, { range })).status).toBe(206);
    await opened.file(person.files['proof'] ?? '', cookie);
    expect(await opened.logOf(id)).toEqual([
      {
        action: 'read file',
        subject: { application: person.application, file: uid },
        staff_name: 'Toy Staff',
        project_id: opened.mine.id,
      },
      expect.objectContaining({ subject: { application: person.application, file: person.files['proof'] } }),
    ]);
  });
});

describe('the log', () => {
  it('has a line for every look, under the name, with ids alone', async () => {
    const { id, cookie } = await opened.staff('interviewer');
    await opened.client.as({ cookie }).call(staffPreview, { application: person.application });
    await opened.client.as({ cookie }).call(listApplications, { query: 'Toy Person' });
    const log = await opened.logOf(id);
    expect(log.map(({ action }) => action)).toEqual(['read application', 'listed applications']);
    expect(log[0]).toMatchObject({
      staff_name: 'Toy Staff',
      subject: { application: person.application },
      project_id: opened.mine.id,
    });
    expect(JSON.stringify(log)).not.toMatch(/Toy Person|example\.com/);
    expect(JSON.stringify(log)).not.toContain(person.id);
  });
});
