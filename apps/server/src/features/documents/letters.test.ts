import { exportApplication } from '@portico/contract/documents';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdf } from '../../platform/documents/testing/read-pdf.ts';
import { openLetters } from '../../testing/toys/toy-letters.ts';

let opened: Awaited<ReturnType<typeof openLetters>>;

beforeAll(async () => {
  opened = await openLetters();
});
afterAll(() => opened.close());

const long = 'She is the best I have taught in thirty years, and I say so without being asked. '.repeat(12).trim();

const print = async (token: string) => {
  const { url } = await opened.as(token).call(exportApplication, {});
  const answer = await opened.read(url, { token });
  return readPdf(Buffer.from(await answer.arrayBuffer()));
};

it('an applicant’s document tells of letters what they may know, and no more', async () => {
  const invitation = await opened.invite();
  await opened.setPolicy(opened.here, 'always');
  await opened.write(invitation, long);
  await opened.setPolicy(opened.here);
  const closed = await print(invitation.applicant.token);
  await opened.setPolicy(opened.here, 'always');
  const open = await print(invitation.applicant.token);
  await opened.setPolicy(opened.here);
  for (const document of [closed, open]) expect(document.text).toMatch(/Toy Recommender[^]*Received/);
  expect(closed.text).not.toMatch(/thirty years|say-doubts|paper\.pdf/);
  expect(open.text.replaceAll(/\s+/g, ' ')).toContain('thirty years');
  expect(open.text).toMatch(/say-doubts[^]*Files[^]*paper\.pdf/);
});
