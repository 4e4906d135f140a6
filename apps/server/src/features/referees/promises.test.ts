import { randomUUID } from 'node:crypto';
import { recommendLogin, saveLetter, submitLetter } from '@portico/contract/recommendations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LetterSettings } from '../../platform/db/tables/tenant-tables.ts';
import { outcome } from '../../testing/client.ts';
import { openReferees, referee, type Referees } from './testing/referees-fixture.ts';

let referees: Referees;
beforeAll(async () => {
  referees = await openReferees();
});
afterAll(() => referees.close());

const li = 'li@pku.edu.cn';
type Project = Referees['project'];
type Policy = NonNullable<LetterSettings['applicantReads']>;

const projectWith = (applicantReads: Policy) =>
  referees.openProject(`p-${randomUUID().slice(0, 8)}`, { applicantReads });

const setPolicy = (project: Project, applicantReads: Policy) =>
  referees.ownerDb
    .updateTable('projects')
    .set({ letters: JSON.stringify({ applicantReads }) })
    .where('id', '=', project.id)
    .execute();

/** Signs in by the link of the newest mail, and writes. */
async function enter(applicantId: string, project: Project) {
  const mail = (await referees.mailsOf(applicantId)).at(-1);
  const [, link = ''] = /reference\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  const data = await referees.client.send(recommendLogin, { domain: project.slug, token: link });
  const { token, uid } = data;
  const changes = JSON.stringify({ praise: 'Outstanding.' });
  await referees.client.as({ token }).call(saveLetter, { uid, menuid: 'letter', revision: 0, changes });
  return {
    reads: async () => (await referees.told(token, uid)).applicant.reads,
    submit: () => referees.client.as({ token }).call(submitLetter, { uid, form_version: project.version, agreed: '1' }),
  };
}

const isRead = async (token: string) => JSON.stringify(await referees.letters(token)).includes('Outstanding');

describe('what a recommender was told about who reads the letter', () => {
  it.each([
    ['never', undefined],
    ['unlessWaived', '1'],
  ] as const)('holds where a project opens letters later: %s, waived %s', async (policy, waive) => {
    const project = await projectWith(policy);
    const { id, token } = await referees.applicant([referee(li)], project);
    await referees.send(token, li, waive === undefined ? {} : { waive });
    await setPolicy(project, 'always');
    const writer = await enter(id, project);
    expect(await writer.reads()).toBe(false);
    expect(await outcome(writer.submit())).toBe('done');
    expect(await isRead(token)).toBe(false);
  });

  it('holds as it was told when the letter was handed in', async () => {
    const project = await projectWith('always');
    const { id, token } = await referees.applicant([referee(li)], project);
    await referees.send(token, li);
    await setPolicy(project, 'never');
    const writer = await enter(id, project);
    expect(await writer.reads()).toBe(false);
    await writer.submit();
    await setPolicy(project, 'always');
    expect(await isRead(token)).toBe(false);
  });

  it('opens the letter where it was open all the time, and closes it when the project does', async () => {
    const project = await projectWith('always');
    const { id, token } = await referees.applicant([referee(li)], project);
    await referees.send(token, li);
    const writer = await enter(id, project);
    expect(await writer.reads()).toBe(true);
    await writer.submit();
    expect(await isRead(token)).toBe(true);
    await setPolicy(project, 'never');
    expect(await isRead(token)).toBe(false);
  });
});
