import { errors } from '@portico/contract/errors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refused } from '../../../testing/client.ts';
import { openLetters } from '../../../testing/toys/toy-letters.ts';
import { pdf } from '../testing/sample-files.ts';

let opened: Awaited<ReturnType<typeof openLetters>>;

beforeAll(async () => {
  opened = await openLetters();
});
afterAll(() => opened.close());

const half = Math.floor(pdf.length / 2);
const target = { id: 'paper', menu_id: 'letter', filename: 'letter.pdf' };

const begin = async () => {
  const invitation = await opened.invite();
  const created = await opened.tus(invitation.token).create(pdf.length, { ...target, letter: invitation.id });
  expect(created.status).toBe(201);
  return { ...invitation, location: created.headers.get('location') ?? '' };
};

it('a recommender’s upload goes on where it stopped, and becomes a file of the letter', async () => {
  const { token, id, email, location } = await begin();
  const tus = opened.tus(token);
  await tus.patch(location, 0, pdf.subarray(0, half));
  // In another browser, signed in by code.
  const again = opened.tus(await opened.byCode(email));
  expect(await again.offset(location)).toBe(half);
  expect((await again.patch(location, half, pdf.subarray(half))).status).toBe(204);
  const { uid } = await again.finish(location);
  expect(await opened.fileRow(uid)).toMatchObject({ state: 'ready', kind: 'letter', sheet_id: id });
  expect(await opened.open(uid, { token })).toBe(200);
});

it('nobody else reaches it: neither the applicant nor another recommender', async () => {
  const invitation = await begin();
  const other = await opened.invite({ applicant: invitation.applicant });
  const foreign = await opened.invite({ project: opened.elsewhere });
  for (const token of [invitation.applicant.token, other.token, foreign.token]) {
    const tus = opened.tus(token);
    expect(await tus.offset(invitation.location)).toBe(404);
    expect((await tus.patch(invitation.location, 0, pdf)).status).toBe(404);
    expect(await refused(tus.finish(invitation.location))).toBe('notFound');
    expect((await tus.remove(invitation.location)).status).toBe(404);
  }
  expect(await opened.tus(invitation.token).offset(invitation.location)).toBe(0);
});

it('is begun for one’s own letter alone', async () => {
  const invitation = await opened.invite();
  const other = await opened.invite({ applicant: invitation.applicant });
  for (const token of [invitation.applicant.token, other.token])
    expect((await opened.tus(token).create(pdf.length, { ...target, letter: invitation.id })).status).toBe(404);
  expect((await opened.tus(invitation.token).create(pdf.length, target)).status).toBe(404);
  const wrong = await opened
    .tus(invitation.token)
    .create(pdf.length, { letter: invitation.id, filename: 'a.pdf', id: 'any' });
  expect(wrong.status).toBe(errors.forbidden.http);
});

it('is given up by its recommender', async () => {
  const invitation = await begin();
  const tus = opened.tus(invitation.token);
  await tus.patch(invitation.location, 0, pdf.subarray(0, half));
  expect((await tus.remove(invitation.location)).status).toBe(204);
  expect(await tus.offset(invitation.location)).toBe(404);
});
