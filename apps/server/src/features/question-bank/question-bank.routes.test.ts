import { readFormDraft } from '@portico/contract/form-draft';
import {
  addBankEntry,
  bankEntries,
  bankEntry,
  bankUses,
  changeBankEntry,
  largestBank,
  removeBankEntry,
} from '@portico/contract/question-bank';
import type { BankContent } from '@portico/form-engine/definition/bank-content';
import { buildField, buildGroup, buildModule } from '@portico/form-engine/testing/build-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient, outcome, refused } from '../../testing/client.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildBankEntry } from '../../testing/toys/toy-bank.ts';
import { publishForm } from '../../testing/toys/toy-forms.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';
import { buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let one: ToyProject;
let two: ToyProject;
let foreign: ToyProject;

beforeAll(async () => {
  server = await openTestServer();
  one = await buildProject(server.ownerDb, { slug: 'bank-one' });
  two = await buildProject(server.ownerDb, { slug: 'bank-two', orgId: one.orgId });
  foreign = await buildProject(server.ownerDb, { slug: 'bank-foreign' });
});
afterAll(() => server.close());

const name = { sc: '护照', tc: '護照', en: 'Passport' };
const content: BankContent = {
  fields: [buildField('number'), buildField('issued', { type: 'date' })],
  groups: [buildGroup('trips', [buildField('where')])],
};

async function editor(place: { readonly orgId: string; readonly projectId?: string }, role = 'editor' as const) {
  return openClient(server.app).as(await buildStaff(server.ownerDb, { role, ...place }));
}
const ofOrganisation = () => editor({ orgId: one.orgId });
const ofProject = (project: ToyProject) => editor({ orgId: project.orgId, projectId: project.id });

describe('the question bank of an organisation', () => {
  it('is read in every project of it, by whoever edits the form there', async () => {
    const { id } = await (await ofOrganisation()).call(addBankEntry, { project: one.id, name, content });
    const reader = await ofProject(two);
    const { list, may_change } = await reader.call(bankEntries, { project: two.id });
    expect(list.find((entry) => entry.id === id)).toMatchObject({ name, revision: 1, fields: 3, groups: 1 });
    expect(may_change).toBe(false);
    expect(await reader.call(bankEntry, { project: two.id, entry: id })).toMatchObject({ revision: 1, content });
  });

  it('is changed by nobody who edits only one project', async () => {
    const entry = await buildBankEntry(server.ownerDb, one);
    const client = await ofProject(one);
    const about = { project: one.id, entry, revision: 1 };
    expect(await refused(client.call(addBankEntry, { project: one.id, name, content }))).toBe('forbidden');
    expect(await refused(client.call(changeBankEntry, { ...about, name, content }))).toBe('forbidden');
    expect(await refused(client.call(removeBankEntry, about))).toBe('forbidden');
  });

  it('is the organisation’s alone', async () => {
    const entry = await buildBankEntry(server.ownerDb, one);
    const client = await editor({ orgId: foreign.orgId });
    const about = { project: foreign.id, entry };
    expect((await client.call(bankEntries, { project: foreign.id })).list).toEqual([]);
    for (const call of [
      client.call(bankEntry, about),
      client.call(bankUses, about),
      client.call(changeBankEntry, { ...about, revision: 1, name, content }),
      client.call(removeBankEntry, { ...about, revision: 1 }),
    ])
      expect(await refused(call)).toBe('bankEntryGone');
    expect(await refused(client.call(bankEntries, { project: one.id }))).toBe('notFound');
    expect(await outcome(openClient(server.app).call(bankEntries, { project: one.id }))).toBe('notSignedIn');
  });

  it('has earlier revisions to compare with; who has not seen the newest one changes nothing', async () => {
    const client = await ofOrganisation();
    const { id: entry } = await client.call(addBankEntry, { project: one.id, name, content });
    const next = { ...content, fields: [buildField('number', { required: true })] };
    const change = (revision: number) =>
      client.call(changeBankEntry, { project: one.id, entry, revision, name, content: next });
    const both = await Promise.all([outcome(change(1)), outcome(change(1))]);
    expect(both.toSorted()).toEqual(['bankEntryChanged', 'done']);
    expect(await client.call(bankEntry, { project: one.id, entry, since: 1 })).toMatchObject({
      revision: 2,
      content: next,
      former: content,
    });
    expect(await change(2)).toEqual({ revision: 2 });
    expect(await refused(client.call(removeBankEntry, { project: one.id, entry, revision: 1 }))).toBe(
      'bankEntryChanged',
    );
  });

  it('tells which drafts and versions use an entry, each with its revision, and changes none of them', async () => {
    const client = await ofOrganisation();
    const { id: entry } = await client.call(addBankEntry, { project: one.id, name, content });
    const bank = { entry, revision: 1, part: 'number', set: 'a' };
    for (const project of [one, two])
      await publishForm(server.ownerDb, project, { modules: [buildModule('m', [buildField('number', { bank })])] });
    const before = await client.call(readFormDraft, { project: two.id });
    await client.call(changeBankEntry, {
      project: one.id,
      entry,
      revision: 1,
      name,
      content: { ...content, groups: [] },
    });
    const { list } = await client.call(bankUses, { project: one.id, entry });
    expect(list.map(({ domain, draft, published }) => [domain, draft, published])).toEqual([
      ['bank-one', [1], [1]],
      ['bank-two', [1], [1]],
    ]);
    await client.call(removeBankEntry, { project: one.id, entry, revision: 2 });
    expect(await client.call(readFormDraft, { project: two.id })).toEqual(before);
    expect(await refused(client.call(bankUses, { project: one.id, entry }))).toBe('bankEntryGone');
  });

  it('tells whoever edits one project of no other', async () => {
    const entry = await buildBankEntry(server.ownerDb, one);
    const bank = { entry, revision: 1, part: 'passport', set: 'a' };
    for (const project of [one, two])
      await publishForm(server.ownerDb, project, { modules: [buildModule('m', [buildField('passport', { bank })])] });
    const { list } = await (await ofProject(two)).call(bankUses, { project: two.id, entry });
    expect(list.map(({ domain }) => domain)).toEqual(['bank-two']);
  });

  it('takes neither what is no part of a form, nor nothing, nor too much', async () => {
    const client = await ofOrganisation();
    const add = (wrong: unknown) => refused(client.call(addBankEntry, { project: one.id, name, content: wrong }));
    expect(await add({ fields: [{ id: 'a' }], groups: [] })).toBe('malformed');
    expect(await add({ fields: [], groups: [] })).toBe('bankEntryUnsound');
    expect(await add({ fields: [buildField('a'), buildField('a')], groups: [] })).toBe('bankEntryUnsound');
    const long = { sc: 'x'.repeat(4_000), tc: '', en: '' };
    const many = Array.from({ length: 180 }, (_, at) => buildField(`f${at}`, { label: long }));
    expect(await add({ fields: many, groups: [] })).toBe('bankEntryTooLarge');
  });

  it('has room for so many entries, also if two add the last one at once', async () => {
    const own = await buildProject(server.ownerDb, { slug: 'bank-full' });
    for (let count = 1; count < largestBank.entries; count += 1) await buildBankEntry(server.ownerDb, own);
    const client = await editor({ orgId: own.orgId });
    const add = () => outcome(client.call(addBankEntry, { project: own.id, name, content }));
    expect((await Promise.all([add(), add()])).toSorted()).toEqual(['bankFull', 'done']);
  });

  it('is in the log, with what was before and after', async () => {
    const client = await ofOrganisation();
    const { id: entry } = await client.call(addBankEntry, { project: one.id, name, content });
    const other = { ...name, en: 'Passports' };
    // Another name is no revision.
    const renamed = await client.call(changeBankEntry, { project: one.id, entry, revision: 1, name: other, content });
    expect(renamed).toEqual({ revision: 1 });
    await client.call(removeBankEntry, { project: one.id, entry, revision: 1 });
    const lines = await server.ownerDb.selectFrom('staff_log').select(['action', 'change', 'subject']).execute();
    const own = lines.filter(({ subject }) => JSON.stringify(subject).includes(entry));
    expect(own.map(({ action }) => action)).toEqual(['added bank entry', 'changed bank entry', 'removed bank entry']);
    expect(own[1]?.change).toEqual({ before: { name: { en: 'Passport' } }, after: { name: { en: 'Passports' } } });
  });
});
