import { logoff } from '@portico/contract/accounts';
import {
  declineLetter,
  recommendFiled,
  recommendLogin,
  saveLetter,
  submitLetter,
} from '@portico/contract/recommendations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifyOfBounce } from './domain/letters/requests/notify-of-bounce.ts';
import { markBounced } from './platform/messaging/bounces/mark-bounced.ts';
import { outcome } from './testing/client.ts';
import { frozenNow } from './testing/frozen-clock.ts';
import { openReferees, referee, type Referees } from './features/referees/testing/referees-fixture.ts';
import { toyPassword } from './testing/toys/toy-tenants.ts';

let referees: Referees;
beforeAll(async () => {
  referees = await openReferees();
});
afterAll(() => referees.close());

const li = 'li@pku.edu.cn';

/** An applicant who may delete the account, and a recommender who writes. */
async function invited() {
  const { project, ownerDb } = referees;
  const applicant = await referees.applicant([referee(li)], project);
  await ownerDb.updateTable('applicants').set({ user_type: 'ssm' }).where('id', '=', applicant.id).execute();
  await referees.send(applicant.token, li);
  const [mail] = await referees.mailsOf(applicant.id);
  const [, link = ''] = /reference\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  const data = await referees.client.send(recommendLogin, { domain: project.slug, token: link });
  const { uid } = data;
  const recommender = referees.client.as(data);
  const save = (praise: string) =>
    recommender.call(saveLetter, { uid, menuid: 'letter', revision: 9, changes: JSON.stringify({ praise }) });
  await save('Begun.');
  return {
    applicant,
    leave: () => referees.client.as(applicant).call(logoff, { old_password: toyPassword }),
    save: () => save('More.'),
    submit: () => recommender.call(submitLetter, { uid, form_version: project.version, agreed: '1' }),
    decline: () => recommender.call(declineLetter, { uid, reason: 'noTime' }),
    open: () => recommender.call(recommendFiled, { uid }),
    withdraw: () => referees.withdraw(applicant.token, uid),
    bounce: async () => {
      const bounce = { id: mail?.id ?? '', project, code: '5.1.1', now: frozenNow };
      const marking = referees.database
        .forProject(project)
        .transaction()
        .execute((db) => markBounced(db, bounce, notifyOfBounce('https://portico.example')));
      await marking;
    },
    rename: () => referees.save(applicant.token, [referee('wu@pku.edu.cn')]),
  };
}

describe('whoever leaves while others are at work', () => {
  it.each(['submit', 'save', 'decline', 'withdraw', 'rename', 'bounce'] as const)('on a letter: %s', async (what) => {
    for (let round = 0; round < 6; round += 1) {
      const { applicant, leave, open, ...acts } = await invited();
      const answers = await Promise.all([acts[what](), open(), leave(), acts[what]()].map(outcome));
      expect(answers.filter((answer) => answer === 'broken' || answer === 'busy')).toEqual([]);
      expect(answers[2]).toBe('done');
      expect(await referees.requestsOf(applicant.id)).toEqual([]);
      expect(await referees.mailsOf(applicant.id)).toEqual([]);
    }
  });
});
