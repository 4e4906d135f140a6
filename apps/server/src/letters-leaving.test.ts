import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellBounce } from './features/referees/tell-bounce.ts';
import { markBounced } from './platform/messaging/bounces/mark-bounced.ts';
import { frozenNow } from './testing/frozen-clock.ts';
import { openReferees, referee, type Referees } from './features/referees/testing/referees-fixture.ts';

let referees: Referees;
beforeAll(async () => {
  referees = await openReferees();
});
afterAll(() => referees.close());

const li = 'li@pku.edu.cn';

/** An applicant who may leave, and somebody who was asked and writes. */
async function asked() {
  const { project, keeper } = referees;
  const applicant = await referees.applicant([referee(li)], project);
  await keeper.updateTable('applicants').set({ user_type: 'ssm' }).where('id', '=', applicant.id).execute();
  await referees.send(applicant.token, li);
  const [mail] = await referees.mailsOf(applicant.id);
  const [, link = ''] = /reference\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  const { data } = await referees.ask('POST', 'recommend/login', { domain: project.slug, token: link });
  const uid = String(data.uid);
  const save = (praise: string) =>
    referees.ask(
      'POST',
      'recommend/basic',
      { uid, menuid: 'letter', revision: '9', changes: JSON.stringify({ praise }) },
      data.token,
    );
  await save('Begun.');
  return {
    applicant,
    leave: () => referees.ask('POST', 'account/logoff', {}, applicant.token),
    save: () => save('More.'),
    submit: () =>
      referees.ask('POST', 'recommend/submit', { uid, form_version: project.version, agreed: '1' }, data.token),
    decline: () => referees.ask('POST', 'recommend/decline', { uid, reason: 'noTime' }, data.token),
    open: () => referees.ask('GET', 'recommend/filed', { uid }, data.token),
    withdraw: () => referees.withdraw(applicant.token, uid),
    bounce: async () => {
      const bounce = { id: mail?.id ?? '', project, code: '5.1.1', now: frozenNow };
      const marking = referees.database
        .forProject(project)
        .transaction()
        .execute((db) => markBounced(db, bounce, tellBounce('https://portico.example')));
      return {
        http: await marking.then(
          () => 200,
          () => 500,
        ),
      };
    },
    rename: () => referees.save(applicant.token, [referee('wu@pku.edu.cn')]),
  };
}

describe('whoever leaves while others are at work', () => {
  it.each(['submit', 'save', 'decline', 'withdraw', 'rename', 'bounce'] as const)('on a letter: %s', async (what) => {
    for (let round = 0; round < 6; round += 1) {
      const { applicant, leave, open, ...acts } = await asked();
      const answers = await Promise.all([acts[what](), open(), leave(), acts[what]()]);
      expect(answers.filter(({ http }) => http >= 500)).toEqual([]);
      expect(answers[2]).toMatchObject({ status: 200 });
      expect(await referees.requestsOf(applicant.id)).toEqual([]);
      expect(await referees.mailsOf(applicant.id)).toEqual([]);
    }
  });
});
