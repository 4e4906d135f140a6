import { randomUUID } from 'node:crypto';
import { keepFlowEntry, removeFlowEntry, uploadForFlow } from '@portico/contract/flow-entries';
import type { KeepFlowEntry } from '@portico/contract/flow-entries.schemas';
import { mark, newPreview } from '@portico/contract/previews';
import { applicationLog, openDraft, staffPreview } from '@portico/contract/staff-applications';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openStaffing } from './testing/staff-fixture.ts';

type Opened = Awaited<ReturnType<typeof openStaffing>>;
type Person = Awaited<ReturnType<Opened['applicant']>>;

let opened: Opened;
let person: Person;
let admin: Awaited<ReturnType<Opened['staff']>>;

beforeAll(async () => {
  opened = await openStaffing();
  person = await opened.applicant();
  admin = await opened.staff('administrator', opened.mine.orgId);
});
afterAll(() => opened.close());

const words = (en: string) => ({ sc: '', tc: '', en });
const entryFor = (rest: Partial<KeepFlowEntry['input']> = {}): KeepFlowEntry['input'] => ({
  application: person.application,
  entry: randomUUID(),
  menuid: 'person',
  title: words('Formal check'),
  text: words('say-entry'),
  day: '2026-11-03',
  state: 'passed',
  shown: true,
  files: [],
  ...rest,
});
const keep = (input: KeepFlowEntry['input'], { cookie } = admin) =>
  opened.client.as({ cookie }).call(keepFlowEntry, input);
const bring = ({ application, entry }: KeepFlowEntry['input'], name = 'list.pdf') =>
  opened.client
    .as({ cookie: admin.cookie })
    .call(uploadForFlow, { application, entry, file: new File([Buffer.from('%PDF-1.4\n%%EOF\n')], name) });
const seenBy = (client: ReturnType<Opened['client']['as']>) => ({
  staff: async () =>
    (await client.call(staffPreview, { application: person.application })).flow_list['person']?.map(({ id }) => id),
  applicant: async () => (await client.call(newPreview, {})).flow_list['person']?.map(({ id }) => id),
});
const asStaff = () => seenBy(opened.client.as({ cookie: admin.cookie })).staff();
const asApplicant = () => seenBy(opened.client.as({ token: person.token })).applicant();
const ownFile = async (uid: string) =>
  (await opened.client.as({ token: person.token }).fetch(`/v1/public/file/${uid}`)).status;

describe('an entry that staff add', () => {
  it('is read by the applicant where it says so, with its files; else by staff alone', async () => {
    const [open, inner] = [entryFor(), entryFor({ shown: false })];
    const [list, memo] = [await bring(open), await bring(inner, 'memo.pdf')];
    // Until an entry names it, nobody opens it.
    expect([await ownFile(list.uid), (await opened.file(list.uid, admin.cookie)).status]).toEqual([404, 404]);
    await keep({ ...open, files: [list.uid] });
    await keep({ ...inner, files: [memo.uid] });
    expect(await asApplicant()).toEqual([open.entry]);
    expect(await asStaff()).toEqual([open.entry, inner.entry]);
    expect([await ownFile(list.uid), await ownFile(memo.uid)]).toEqual([200, 404]);
    for (const { uid } of [list, memo]) expect((await opened.file(uid, admin.cookie)).status).toBe(200);

    const { flow_list: told } = await opened.client.as({ token: person.token }).call(newPreview, {});
    const said = { sc: 'say-entry', tc: 'say-entry', en: 'say-entry' };
    const file = { uid: list.uid, name: 'list.pdf', url: `/v1/public/file/${list.uid}` };
    expect(told['person']).toMatchObject([{ text: said, day: '2026-11-03', state: 'passed', by: '', files: [file] }]);
    expect(JSON.stringify(told)).not.toContain('memo');
  });

  it('is added once however often it is sent, is changed, is removed, and comes back when it is kept again', async () => {
    const entry = entryFor({ menuid: 'travel' });
    const { uid } = await bring(entry);
    const shown = async () =>
      (await opened.client.as({ token: person.token }).call(newPreview, {})).flow_list['travel']?.map(
        ({ title }) => title.en,
      );
    for (let time = 0; time < 2; time += 1) await keep({ ...entry, files: [uid] });
    expect(await shown()).toEqual(['Formal check']);
    await keep({ ...entry, title: words('Second check'), files: [uid] });
    expect(await shown()).toEqual(['Second check']);
    const gone = { application: person.application, entry: entry.entry };
    await opened.client.as({ cookie: admin.cookie }).call(removeFlowEntry, gone);
    expect([await shown(), await ownFile(uid)]).toEqual([undefined, 404]);
    expect(await refused(opened.client.as({ cookie: admin.cookie }).call(removeFlowEntry, gone))).toBe('notFound');
    await keep({ ...entry, files: [uid] });
    expect([await shown(), await ownFile(uid)]).toEqual([['Formal check'], 200]);
  });

  it('marks the menu of whoever may read it, again when it is changed, and of nobody else', async () => {
    const other = await opened.applicant();
    const marks = async (client: Pick<Opened['client'], 'call'>) =>
      (await client.call(mark, { project_id: opened.mine.id })).highlight_list;
    const marked = async ({ token }: Person) => marks(opened.client.as({ token }));
    expect(await marked(person)).toEqual([{ value: 3, at: frozenNow.getTime() / 1000 }]);
    await keep(entryFor({ application: other.application, shown: false }));
    expect([await marked(other), await marks(opened.client)]).toEqual([[], []]);
    const entry = entryFor({ application: other.application });
    await keep(entry);
    const longAgo = { made_at: new Date(0) };
    await opened.ownerDb.updateTable('flow_entries').set(longAgo).where('id', '=', entry.entry).execute();
    expect(await marked(other)).toEqual([{ value: 3, at: 0 }]);
    await keep({ ...entry, state: 'failed' });
    expect(await marked(other)).toEqual(await marked(person));
  });

  it('is logged under who did what, with the module', async () => {
    const { list } = await opened.client.as({ cookie: admin.cookie }).call(applicationLog, {
      application: person.application,
    });
    const lines = list.filter(({ action }) => action.endsWith(' entry'));
    expect(new Set(lines.map(({ by }) => by)).size).toBe(1);
    expect(lines.filter(({ menuid }) => menuid === 'travel').map(({ action }) => action)).toEqual([
      'changed entry',
      'removed entry',
      'changed entry',
      'changed entry',
      'added entry',
    ]);
  });

  it('is there only with its line of the log, as is its removal', async () => {
    const [entry, kept] = [entryFor(), entryFor()];
    await keep(kept);
    await sql`create function lose_line() returns trigger language plpgsql as
      $$ begin raise exception 'no room'; end $$`.execute(opened.ownerDb);
    await sql`create trigger lose_line before insert on staff_log for each row
      when (new.subject ->> 'entry' in (${sql.lit(entry.entry)}, ${sql.lit(kept.entry)})) execute function lose_line()`.execute(
      opened.ownerDb,
    );
    const gone = { application: person.application, entry: kept.entry };
    expect(await refused(keep(entry))).toBe('broken');
    expect(await refused(opened.client.as({ cookie: admin.cookie }).call(removeFlowEntry, gone))).toBe('broken');
    await sql`drop function lose_line cascade`.execute(opened.ownerDb);
    expect(await asStaff()).toContain(kept.entry);
    expect(await asStaff()).not.toContain(entry.entry);
  });

  it('is about what was submitted: who applies again begins without it', async () => {
    const number = async (value: string | null) =>
      opened.ownerDb.updateTable('applications').set({ number: value }).where('id', '=', person.application).execute();
    await number('OLD000001');
    const before = entryFor();
    await keep(before);
    expect(await asApplicant()).toContain(before.entry);
    await number('NEW000001');
    expect(await asApplicant()).not.toContain(before.entry);
  });
});

describe('nobody adds one', () => {
  it('who is not signed in, may only read, or works elsewhere', async () => {
    const entry = entryFor();
    expect(await refused(opened.client.call(keepFlowEntry, entry))).toBe('notSignedIn');
    for (const role of ['reviewer', 'interviewer'])
      expect(await refused(keep(entry, await opened.staff(role, opened.mine.orgId)))).toBe('forbidden');
    expect(await refused(keep(entry, await opened.staff('owner', opened.theirs.orgId)))).toBe('notFound');
  });

  it('to a draft, to a module that is not there, with a file that is not its own, or over that of somebody else', async () => {
    const draft = await opened.applicant(opened.mine, { state: 1 });
    const reason = { application: draft.application, reason: 'They asked.' };
    expect(await refused(keep(entryFor({ application: draft.application })))).toBe('reasonFirst');
    await opened.client.as({ cookie: admin.cookie }).call(openDraft, reason);
    expect(await refused(keep(entryFor({ application: draft.application })))).toBe('notSubmitted');
    expect(await refused(keep(entryFor({ menuid: 'nowhere' })))).toBe('unknownField');
    expect(await refused(keep(entryFor({ files: [person.files['photo'] ?? ''] })))).toBe('unknownFile');
    const other = await opened.applicant();
    const theirs = entryFor({ application: other.application });
    expect(await outcome(keep(theirs))).toBe('done');
    expect(await refused(keep(entryFor({ entry: theirs.entry })))).toBe('notFound');
  });

  it('under the id of one of another project, nor of two applications at once: it is written for one of them', async () => {
    const abroad = await opened.applicant(opened.theirs);
    const theirs = entryFor({ application: abroad.application });
    await keep(theirs, await opened.staff('owner', opened.theirs.orgId));
    expect(await refused(keep(entryFor({ entry: theirs.entry })))).toBe('notFound');
    const other = await opened.applicant();
    const entry = randomUUID();
    const both = [person, other].flatMap(({ application }) => [application, application, application]);
    const told = await Promise.all(both.map((application) => outcome(keep(entryFor({ entry, application })))));
    const written = await opened.ownerDb
      .selectFrom('flow_entries')
      .select('applicant_id')
      .where('id', '=', entry)
      .execute();
    const isOf = both.map((application) => (application === person.application ? person.id : other.id));
    expect(written).toHaveLength(1);
    expect(told).toEqual(isOf.map((id) => (id === written[0]?.applicant_id ? 'done' : 'notFound')));
  });

  it('with an empty title, an impossible day, or a file that is none', async () => {
    expect(await refused(keep(entryFor({ title: words('  ') })))).toBe('malformed');
    expect(await refused(keep(entryFor({ day: '2026-02-30' })))).toBe('malformed');
    expect(await refused(bring(entryFor(), 'list.exe'))).toBe('fileContent');
    expect(await refused(bring(entryFor(), 'picture.png'))).toBe('fileContent');
  });
});

it('interviewers, who read nothing about recommenders, read no entry there and open no file of it', async () => {
  const entry = entryFor({ menuid: 'referees' });
  const { uid } = await bring(entry);
  await keep({ ...entry, files: [uid] });
  const { cookie } = await opened.staff('interviewer', opened.mine.orgId);
  const preview = await opened.client.as({ cookie }).call(staffPreview, { application: person.application });
  expect(preview.flow_list['referees']).toBeUndefined();
  expect((await opened.file(uid, cookie)).status).toBe(404);
  const reviewer = await opened.staff('reviewer', opened.mine.orgId);
  expect((await opened.file(uid, reviewer.cookie)).status).toBe(200);
});
