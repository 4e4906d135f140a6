import { randomUUID } from 'node:crypto';
import { saveLetter } from '@portico/contract/recommendations';
import { type ErrorKey } from '@portico/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refusal, refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { type Letters, openLetters } from './testing/letters-fixture.ts';

let letters: Letters;
beforeAll(async () => {
  letters = await openLetters();
});
afterAll(() => letters.close());

describe('saving a letter', () => {
  it('merges key by key, logs, and tells how far it has come', async () => {
    const { uid, token } = await letters.invite();
    const first = await letters.save(token, uid, { praise: 'Good.', known: 'yes' });
    expect(first).toMatchObject({ revision: 1, state: 1, form_version: letters.version });
    const second = await letters.save(token, uid, { years: '3' }, { revision: 1 });
    expect(second).toMatchObject({ revision: 2, state: 2, conflicts: { keys: [] } });
    const { modules, log, letter } = await letters.rowsOf(uid);
    expect(modules).toMatchObject([{ module_id: 'letter', revision: '2', state: 2 }]);
    expect(modules[0]).toMatchObject({ values: { fields: { praise: { value: 'Good.' }, years: { value: '3' } } } });
    expect(log.map(({ key, revision }) => [key, revision])).toEqual([
      ['known', '1'],
      ['praise', '1'],
      ['years', '2'],
    ]);
    expect(letter).toMatchObject({ form_version_id: letters.version, submitted_at: null });
  });

  it('keeps a text that changed elsewhere, and tells both what is in conflict and what else changed', async () => {
    const { uid, token } = await letters.invite();
    await letters.save(token, uid, { praise: 'A' });
    await letters.save(token, uid, { praise: 'B', years: '1' }, { revision: 1 });
    const late = await letters.save(
      token,
      uid,
      { praise: 'C', works: [{ columnNumber: 1, work: 'X' }] },
      { revision: 1 },
    );
    expect(late).toMatchObject({
      revision: 3,
      conflicts: { keys: ['praise'], save_field: { normal: { praise: 'B' } } },
      changed: { keys: ['years'], save_field: { normal: { years: '1' } } },
    });
    const { modules } = await letters.rowsOf(uid);
    expect(modules[0]?.values).toMatchObject({ rows: { works: [{ work: { value: 'X' } }] } });
  });

  it('takes away what is sent as null, rows as well', async () => {
    const { uid, token } = await letters.invite();
    await letters.save(token, uid, { praise: 'A', works: [{ columnNumber: 1, work: 'X' }] });
    await letters.save(token, uid, { praise: null, works: [] }, { revision: 1 });
    expect((await letters.rowsOf(uid)).modules[0]?.values).toEqual({ fields: {}, rows: {} });
  });

  it('answers a repeated request as the first time, and refuses a key for something else', async () => {
    const { uid, token } = await letters.invite();
    const key = randomUUID();
    const first = await letters.save(token, uid, { praise: 'A' }, { key });
    await letters.save(token, uid, { praise: 'B' }, { revision: 1 });
    expect(await letters.save(token, uid, { praise: 'A' }, { key })).toEqual(first);
    expect(await refused(letters.save(token, uid, { praise: 'Z' }, { key }))).toBe('keyReused');
    const { log, modules } = await letters.rowsOf(uid);
    expect(log).toHaveLength(2);
    expect(modules[0]?.values).toMatchObject({ fields: { praise: { value: 'B' } } });
  });

  it('answers a repeated request even after the letter is submitted, and writes nothing', async () => {
    const { uid, token } = await letters.invite();
    const key = randomUUID();
    const first = await letters.save(token, uid, { praise: 'A' }, { key });
    expect(await outcome(letters.submit(token, uid))).toBe('done');
    expect(await letters.save(token, uid, { praise: 'A' }, { key })).toEqual(first);
    expect(await refused(letters.save(token, uid, { praise: 'B' }, { revision: 1 }))).toBe('letterWritten');
  });

  it('stays consistent from many pages at once: each revision once, no mixed texts', async () => {
    const { uid, token, byCode } = await letters.invite();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => letters.save(at % 2 === 0 ? token : byCode, uid, { praise: `text ${at}` })),
    );
    const written = answers.filter(({ conflicts }) => conflicts.keys.length === 0);
    expect(written).toHaveLength(1);
    expect((await letters.rowsOf(uid)).log).toHaveLength(1);
  });
});

describe('what does not belong to the letter', () => {
  it.each<[string, string, object, ErrorKey]>([
    ['a field of the applicant', 'letter', { nick: 'x' }, 'unknownField'],
    ['a field nobody asks', 'letter', { nothing: 'x' }, 'unknownField'],
    ['a key of the language', 'letter', { constructor: 'x' }, 'unknownField'],
    ['a module of the applicant', 'person', { nick: 'x' }, 'forbidden'],
    ['the module about recommenders', 'named', { referees: [] }, 'forbidden'],
    ['no module', 'nowhere', { nick: 'x' }, 'notFound'],
  ])('%s is refused', async (_what, menuid, changes, key) => {
    const { uid, token } = await letters.invite();
    expect(await refused(letters.save(token, uid, changes, { menuid }))).toBe(key);
    expect((await letters.rowsOf(uid)).modules).toEqual([]);
  });

  it.each<[string, string, ErrorKey | 'done']>([
    ['no JSON', '{"praise":', 'malformed'],
    ['a list', '[]', 'malformed'],
    ['a text of more than 100 KB', JSON.stringify({ praise: 'x'.repeat(103_000) }), 'answerTooLong'],
    ['a number where a text is asked', JSON.stringify({ praise: 7 }), 'done'],
    ['a null character', JSON.stringify({ praise: 'a\u0000b' }), 'done'],
    ['half a character', String.raw`{"praise":"a\ud83d"}`, 'done'],
  ])('%s', async (_what, changes, expected) => {
    const { uid, token } = await letters.invite();
    const sent = { uid, menuid: 'letter', revision: 0, changes };
    expect(await outcome(letters.client.as({ token }).call(saveLetter, sent))).toBe(expected);
  });

  it('a module of more than 1 MB is refused, and what was there stays', async () => {
    const { uid, token } = await letters.invite();
    expect(await outcome(letters.save(token, uid, { praise: 'kept' }))).toBe('done');
    expect(await refused(letters.save(token, uid, { works: randomRows(14) }, { revision: 1 }))).toBe('moduleTooLarge');
    expect((await letters.rowsOf(uid)).modules[0]?.values).toEqual({ fields: { praise: { value: 'kept' } }, rows: {} });
  });
});

describe('who and when', () => {
  it('is decided to the second by when the request came in', async () => {
    const { uid, token } = await letters.invite();
    const until = frozenNow.getTime() + 3_600_000;
    await letters.ownerDb
      .updateTable('batches')
      .set({ letters_until: new Date(until) })
      .where('id', '=', letters.project.batchId)
      .execute();
    const at = async (offset: number) => {
      letters.clock.set(new Date(until + offset));
      return outcome(letters.save(token, uid, { praise: `${offset}` }, { revision: 99 }));
    };
    try {
      expect([await at(-1), await at(999), await at(1000), await at(-1000)]).toEqual([
        'done',
        'done',
        'lettersClosed',
        'done',
      ]);
      letters.clock.set(new Date(until + 1000));
      expect(await refused(letters.submit(token, uid))).toBe('lettersClosed');
      expect((await letters.filed(token, uid)).request).toMatchObject({
        open: false,
        letters_until: until / 1000,
      });
      letters.clock.set(new Date(until + 999));
      expect(await outcome(letters.submit(token, uid))).toBe('done');
    } finally {
      letters.clock.set(frozenNow);
      await letters.ownerDb.updateTable('batches').set({ letters_until: null }).execute();
    }
  });

  it('nobody saves for another request, nor without a token, nor with an applicant’s', async () => {
    const mine = await letters.invite();
    const other = await letters.invite();
    for (const token of [other.token, other.byCode])
      expect(await refused(letters.save(token, mine.uid, { praise: 'x' }))).toBe('notFound');
    for (const token of [undefined, mine.applicant.token, 'x'.repeat(43)])
      expect(await refused(letters.save(token, mine.uid, { praise: 'x' }))).toBe('notSignedIn');
    expect((await letters.rowsOf(mine.uid)).modules).toEqual([]);
  });

  it('one whose address no longer stands in the application writes nothing and reads nothing', async () => {
    const { uid, token, applicant } = await letters.invite();
    await letters.name(applicant.id, ['somebody.else@example.org']);
    for (const call of [
      () => letters.save(token, uid, { praise: 'x' }),
      () => letters.submit(token, uid),
      () => letters.decline(token, uid),
      () => letters.filed(token, uid),
      () => letters.info(token, uid),
    ])
      expect(await refusal(call())).toMatchObject({ error: 'linkBroken', data: null });
  });

  it('an address in different case is the same', async () => {
    const { uid, token, email, applicant } = await letters.invite();
    await letters.name(applicant.id, [` ${email.toUpperCase()}`]);
    expect(await outcome(letters.save(token, uid, { praise: 'x' }))).toBe('done');
  });
});

describe('the form', () => {
  it('stays the one the letter was begun with, whatever is published', async () => {
    const { uid, token } = await letters.invite();
    expect((await letters.filed(token, uid)).form_version).toBe(letters.version);
    const newer = await letters.publish(letters.project, { modules: [] });
    try {
      expect(await outcome(letters.save(token, uid, { praise: 'x' }, { version: letters.version }))).toBe('done');
      expect(await refused(letters.save(token, uid, { praise: 'y' }, { version: newer }))).toBe('formChanged');
      expect((await letters.filed(token, uid)).form_version).toBe(letters.version);
    } finally {
      await letters.ownerDb.deleteFrom('form_versions').where('id', '=', newer).execute();
    }
  });

  it('a module that the batch leaves out is neither shown nor saved nor asked for', async () => {
    const { uid, token } = await letters.invite();
    const leaveOut = (modules: string[]) =>
      letters.ownerDb.updateTable('batches').set({ left_out_modules: modules }).execute();
    await leaveOut(['more']);
    try {
      expect((await letters.filed(token, uid)).modules.map((one: { menuid: string }) => one.menuid)).toEqual([
        'letter',
      ]);
      expect(await refused(letters.save(token, uid, { note: 'x' }, { menuid: 'more' }))).toBe('moduleLeftOut');
    } finally {
      await leaveOut([]);
    }
  });
});

function randomRows(count: number) {
  const noise = () => Array.from({ length: 2_100 }, () => randomUUID()).join('');
  return Array.from({ length: count }, (_, at) => ({ columnNumber: at + 1, work: noise() }));
}
