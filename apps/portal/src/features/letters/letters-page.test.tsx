import type { LetterList } from '@portico/contract/referees.schemas';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { requestId } from '../../testing/referee-samples.ts';
import { readyScreen, renderPortal } from '../../testing/render-portal.tsx';
import { buildPageConfig, buildUser } from '../../testing/samples.ts';

await readyScreen('/letter');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Letter = LetterList['output']['list'][number];

const inAll = (text: string) => ({ sc: text, tc: text, en: text });
const letter: Letter = {
  uid: requestId,
  name: 'Prof. Wu',
  letter_state: 3,
  invited_at: 1_799_000_000,
  received_at: 1_800_000_000,
  readable: false,
  items: [],
  files: [],
};

function open(list: readonly Letter[], waiver: LetterList['output']['waiver']) {
  fakeServer({
    '/v1/enroll/apply/home': { data: { user_info: buildUser(), home_page_config: buildPageConfig([1, 3]) } },
    '/v1/enroll/account/countNewMessage': { data: 0 },
    '/v1/enroll/user/letterList': { data: { list, waiver, letters_until: null, time_zone: 'Asia/Shanghai' } },
  });
  renderPortal('/letter', { user: buildUser() });
}

test('a letter that may be read is there to read, with its files', async () => {
  const items = [{ name: inAll('Assessment'), value: 'Among the best.' }];
  const files = [{ uid: requestId, name: 'letter.pdf', url: '/v1/public/file/1', size: 2048 }];
  open([{ ...letter, readable: true, items, files }], { policy: 'unlessWaived', decided: true, waived: false });
  const card = within(await screen.findByRole('listitem', { name: 'Prof. Wu' }));
  expect(card.getByText('Among the best.')).toBeTruthy();
  expect(card.getByRole('link', { name: 'letter.pdf' }).getAttribute('href')).toBe('/v1/public/file/1');
  expect(screen.getByText('You have kept your right to read the letters.')).toBeTruthy();
});

test('a confidential letter shows only that it was received', async () => {
  open([letter], { policy: 'never', decided: true, waived: null });
  const card = within(await screen.findByRole('listitem', { name: 'Prof. Wu' }));
  expect(card.getByText(/read by the people who decide/)).toBeTruthy();
  expect(card.queryByText('Read the letter')).toBeNull();
});

test('a letter that has not come yet says so', async () => {
  open([{ ...letter, letter_state: 1, received_at: null }], { policy: 'never', decided: true, waived: null });
  expect(await screen.findByText('This letter has not been received yet.')).toBeTruthy();
});

test.each([
  [4, 'Your recommender cannot write this letter.'],
  [5, 'The invitation could not be delivered.'],
] as const)('a letter that cannot come says why: %i', async (letter_state, words) => {
  open([{ ...letter, letter_state, received_at: null }], { policy: 'never', decided: true, waived: null });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('no letter yet leads to the recommenders', async () => {
  open([], { policy: 'always', decided: false, waived: null });
  await screen.findByRole('heading', { name: 'No letter yet' });
  const [link] = screen.getAllByRole('link', { name: 'Recommenders and invitations' });
  expect(link?.getAttribute('href')).toBe('#/referees');
});
