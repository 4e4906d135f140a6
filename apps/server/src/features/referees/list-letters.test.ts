import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { firstUid, openReferees, referee, type Referees } from './testing/referees-fixture.ts';
import { beginToySheet } from '../../testing/toys/toy-sheets.ts';

let referees: Referees;
beforeAll(async () => {
  referees = await openReferees();
});
afterAll(() => referees.close());

const li = 'li@pku.edu.cn';

describe('the letters about an applicant', () => {
  it.each([
    ['never', undefined, false],
    ['unlessWaived', '1', false],
    ['unlessWaived', '0', true],
    ['always', undefined, true],
  ] as const)(
    'where applicants read them %s, waived %s: content is told %s',
    async (applicantReads, waive, readable) => {
      const project = await referees.openProject(`l-${randomUUID().slice(0, 8)}`, { applicantReads });
      const { token } = await referees.applicant([referee(li), referee('wu@pku.edu.cn')], project);
      const sent = await referees.send(token, li, waive === undefined ? {} : { waive });
      const uid = firstUid(sent);
      await referees.send(token, 'wu@pku.edu.cn');

      const before = await referees.letters(token);
      expect(before.list).toHaveLength(2);
      for (const letter of before.list)
        expect(letter).toMatchObject({ letter_state: 1, readable: false, items: [], files: [], received_at: null });

      const snapshot = JSON.stringify({ fields: { praise: { value: 'Outstanding.' } }, rows: {} });
      await beginToySheet(referees.ownerDb, uid, project.version);
      await referees.ownerDb
        .updateTable('sheets')
        .set({ snapshot, hash: 'h', submitted_at: frozenNow })
        .where('id', '=', uid)
        .execute();
      expect(JSON.stringify(await referees.letters(token))).not.toContain('Outstanding');
      await referees.setRequest(uid, { state: 'written' });

      const data = await referees.letters(token);
      const letter = data.list.find((one) => one.uid === uid);
      expect(letter).toMatchObject({ letter_state: 3, readable, received_at: frozenNow.getTime() / 1000 });
      expect(letter?.items.map(({ value }) => value)).toEqual(readable ? ['Outstanding.'] : []);
      expect(JSON.stringify(data).includes('Outstanding')).toBe(readable);
      expect(data.waiver).toMatchObject({ policy: applicantReads, decided: true });
    },
  );

  it('are none before anybody was asked, and none that was taken back', async () => {
    const { token } = await referees.applicant([referee(li)]);
    expect(await referees.letters(token)).toMatchObject({ list: [], waiver: { decided: false } });
    const data = await referees.send(token, li);
    await referees.withdraw(token, firstUid(data));
    expect((await referees.letters(token)).list).toEqual([]);
  });
});
