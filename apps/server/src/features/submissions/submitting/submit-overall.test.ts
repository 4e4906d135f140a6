import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refusal, refused } from '../../../testing/client.ts';
import { openSubmitting } from '../testing/submitting-fixture.ts';

let submitting: Awaited<ReturnType<typeof openSubmitting>>;
beforeAll(async () => {
  submitting = await openSubmitting();
});
afterAll(() => submitting.close());

const person = { name: 'Ann', schools: [{ columnNumber: 1, school: 'North' }] };
const modulesOf = async (id: string) => {
  const { application } = await submitting.rowsOf(id);
  return submitting.ownerDb
    .selectFrom('sheet_modules')
    .select(['module_id', 'values', 'revision'])
    .where('sheet_id', '=', application.id)
    .orderBy('module_id')
    .execute();
};

describe('saving and submitting at once', () => {
  it('does both', async () => {
    const { id, token } = await submitting.applicant(undefined, null);
    const modules = {
      person: { revision: 0, changes: person },
      papers: { revision: 0, changes: { note: 'a note' } },
    };
    const answer = await submitting.overall(token, modules, 'once');
    expect(answer).toMatchObject({ application_state: 2 });
    expect(await submitting.overall(token, modules, 'once')).toEqual(answer);
    expect(await submitting.overall(token, modules)).toEqual(answer);
    expect(await submitting.submit(token)).toEqual(answer);
    const { submissions, mails } = await submitting.rowsOf(id);
    expect(submissions).toHaveLength(1);
    expect(mails).toHaveLength(1);
    expect(submissions[0]?.snapshot.fields).toEqual({ name: { value: 'Ann' }, note: { value: 'a note' } });
  });

  it('does neither where something is missing', async () => {
    const { id, token } = await submitting.applicant(undefined, null);
    const modules = { person: { revision: 0, changes: { name: 'Ann' } } };
    expect(await refusal(submitting.overall(token, modules))).toMatchObject({
      error: 'incomplete',
      data: { missing: [{ group: 'schools' }] },
    });
    expect(await modulesOf(id)).toEqual([]);
    expect((await submitting.rowsOf(id)).submissions).toEqual([]);
  });

  it('does neither where an answer was changed elsewhere', async () => {
    const { id, token } = await submitting.applicant(undefined, null);
    expect(await outcome(submitting.save(token, 'person', { name: 'elsewhere' }))).toBe('done');
    const modules = {
      papers: { revision: 0, changes: { note: 'a note' } },
      person: { revision: 0, changes: person },
    };
    expect(await refusal(submitting.overall(token, modules))).toMatchObject({
      error: 'changedElsewhere',
      data: { menuid: 'person', conflicts: { keys: ['name'] } },
    });
    expect(await modulesOf(id)).toMatchObject([{ module_id: 'person', revision: '1' }]);
  });

  it.each([
    ['a field of nobody', { person: { revision: 0, changes: { nobody: 'x' } } }, 'unknownField'],
    ['a field of another module', { person: { revision: 0, changes: { note: 'x' } } }, 'unknownField'],
    ['a recommender’s module', { letter: { revision: 0, changes: { praise: 'x' } } }, 'forbidden'],
    ['a module of nobody', { nowhere: { revision: 0, changes: {} } }, 'notFound'],
    ['no revision', { person: { changes: {} } }, 'malformed'],
    ['a list', [], 'malformed'],
    ['a text', 'x', 'malformed'],
    ['changes that are none', { person: { revision: 0, changes: 'x' } }, 'malformed'],
  ])('refuses %s, and saves nothing', async (_what, modules, error) => {
    const { id, token } = await submitting.applicant(undefined, null);
    expect(await refused(submitting.overall(token, modules))).toBe(error);
    expect(await modulesOf(id)).toEqual([]);
  });

  it('never hands in what does not show', async () => {
    const { id, token } = await submitting.applicant(undefined, null);
    const changes = { ...person, abroad: 'no', visa: 'hidden' };
    expect(await outcome(submitting.overall(token, { person: { revision: 0, changes } }))).toBe('done');
    const [submission] = (await submitting.rowsOf(id)).submissions;
    expect(Object.keys(submission?.snapshot.fields ?? {})).toEqual(expect.arrayContaining(['name', 'abroad']));
    expect(submission?.snapshot.fields).not.toHaveProperty('visa');
    expect(JSON.stringify((await modulesOf(id))[0]?.values)).toContain('hidden');
  });
});
