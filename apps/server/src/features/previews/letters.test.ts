import { randomUUID } from 'node:crypto';
import { decodePreview } from '@portico/contract/preview/decode-preview';
import { newPreview } from '@portico/contract/previews';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openLetters } from '../../testing/toys/toy-letters.ts';

let opened: Awaited<ReturnType<typeof openLetters>>;

beforeAll(async () => {
  opened = await openLetters();
});
afterAll(() => opened.close());

const preview = async (token: string) => {
  const content = await opened.as(token).call(newPreview, {});
  return { text: JSON.stringify(content), letters: decodePreview(content).letters };
};

/** Creates the newest mail that asks for a letter. */
const mail = async (
  { id: request, project, applicant }: Awaited<ReturnType<typeof opened.invite>>,
  state: 'queued' | 'accepted',
  bouncedAt: Date | null = null,
) => {
  const id = randomUUID();
  const words = { subject: '', text: '', html: '', template: '{}', purpose: 'recommendation', forget: false };
  const people = { recipient: 'a@b.example', from_name: '', from_address: '', expires_at: null };
  const sent = { ...words, ...people, channel: 'mail', lang: 'en', state, bounced_at: bouncedAt } as const;
  await opened.ownerDb
    .insertInto('outgoing_messages')
    .values({ id, project_id: project.id, applicant_id: applicant.id, ...sent })
    .execute();
  await opened.ownerDb.updateTable('recommendations').set({ message_id: id }).where('id', '=', request).execute();
};

describe('letters in an applicant’s preview', () => {
  it.each([
    ['invited', 'queued', {}],
    ['delivered', 'accepted', {}],
    ['bounced', 'accepted', {}],
    ['opened', 'accepted', { opened_at: frozenNow }],
    ['declined', 'accepted', { opened_at: frozenNow, state: 'declined', declined_at: frozenNow }],
  ] as const)('tell how far each has come: %s', async (expected, state, columns) => {
    const invitation = await opened.invite();
    await opened.ownerDb
      .updateTable('recommendations')
      .set({ opened_at: null, ...columns })
      .where('id', '=', invitation.id)
      .execute();
    await mail(invitation, state, expected === 'bounced' ? frozenNow : null);
    const { letters } = await preview(invitation.applicant.token);
    expect(letters).toEqual([
      {
        id: invitation.id,
        recommender: 'Toy Recommender',
        email: invitation.email,
        state: expected,
        entries: [],
        files: [],
      },
    ]);
  });

  it('count a mail that is kept no longer as delivered', async () => {
    const invitation = await opened.invite();
    await opened.ownerDb
      .updateTable('recommendations')
      .set({ opened_at: null })
      .where('id', '=', invitation.id)
      .execute();
    expect((await preview(invitation.applicant.token)).letters).toMatchObject([{ state: 'delivered' }]);
  });

  it('are gone with a request that was taken back', async () => {
    const invitation = await opened.invite();
    await opened.ownerDb
      .updateTable('recommendations')
      .set({ state: 'withdrawn', withdrawn_at: frozenNow })
      .where('id', '=', invitation.id)
      .execute();
    expect((await preview(invitation.applicant.token)).letters).toEqual([]);
  });

  it.each([
    ['never', null, false],
    ['unlessWaived', true, false],
    ['unlessWaived', false, true],
    ['always', null, true],
  ])('say nothing of what was written unless the project says so: %s, waived %s', async (policy, waived, reads) => {
    const { here, ownerDb } = opened;
    const invitation = await opened.invite();
    await ownerDb
      .insertInto('letter_waivers')
      .values({ application_id: invitation.applicationId, project_id: here.id, waived, notice: '', at: frozenNow })
      .execute();
    await opened.setPolicy(here, policy);
    const { uid } = await opened.write(invitation);
    const { letters, text } = await preview(invitation.applicant.token);
    await opened.setPolicy(here);
    expect(letters).toMatchObject([{ state: 'received', receivedAt: frozenNow.getTime() }]);
    expect(letters[0]?.entries.map(({ value }) => value)).toEqual(reads ? ['say-praise', 'say-doubts'] : []);
    expect(letters[0]?.files).toEqual(reads ? [expect.objectContaining({ uid, url: `/v1/public/file/${uid}` })] : []);
    expect(text.includes('say-praise') || text.includes(uid)).toBe(reads);
  });

  it('say nothing of what was handed in as confidential, though the project lets applicants read by now', async () => {
    const invitation = await opened.invite();
    const { uid } = await opened.write(invitation);
    await opened.setPolicy(opened.here, 'always');
    const { letters, text } = await preview(invitation.applicant.token);
    const file = await opened.open(uid, { token: invitation.applicant.token });
    await opened.setPolicy(opened.here);
    expect(letters).toMatchObject([{ state: 'received', entries: [], files: [] }]);
    expect(text).not.toContain('say-praise');
    expect(file).toBe(404);
  });

  it('say nothing of what is being written, whatever the project says', async () => {
    const invitation = await opened.invite();
    await opened.save(invitation.token, invitation.id, { praise: 'say-draft' });
    await opened.setPolicy(opened.here, 'always');
    const { text } = await preview(invitation.applicant.token);
    await opened.setPolicy(opened.here);
    expect(text).not.toContain('say-draft');
  });

  it('are told to no recommender', async () => {
    const invitation = await opened.invite();
    expect(await refused(preview(invitation.token))).toBe('notSignedIn');
  });
});
