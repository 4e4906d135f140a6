import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { buildInvited, buildReferee, buildReferees, requestId } from '../../testing/referee-samples.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { buildPageConfig, buildUser } from '../../testing/samples.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settleMs = 100;
const user = buildUser({ batchId: requestId, application_state: 1 });

function openHome(state: unknown, has_referee = true) {
  const calls = fakeServer({
    '/v1/enroll/apply/home': { data: { user_info: user, home_page_config: buildPageConfig([1, 3]), has_referee } },
    '/v1/enroll/account/countNewMessage': { data: 0 },
    '/v1/org/getProjectBatch': { data: { server_time: 1_800_000_000, list: [] } },
    '/v1/enroll/apply/checkSendEmailState': { data: state },
  });
  renderPortal('/', { user });
  return calls;
}

test('home tells how the letters stand and leads to them', async () => {
  openHome(
    buildReferees([
      buildReferee(),
      buildInvited({ columnNumber: 2, letter_state: 5, delivery: 'bounced' }),
      buildInvited({ columnNumber: 3, letter_state: 3, writeState: 1 }),
    ]),
  );
  const card = within(await screen.findByRole('region', { name: 'Letters of recommendation' }));
  expect(card.getByText('1 of 3 letters received')).toBeTruthy();
  expect(card.getByText('An invitation came back.')).toBeTruthy();
  expect(card.queryByText('One invitation is not sent yet.')).toBeNull();
  expect(card.getByRole('link').getAttribute('href')).toBe('#/referees');
});

test('where nothing is more pressing it says what is still to be sent', async () => {
  openHome(buildReferees([buildReferee(), buildInvited({ columnNumber: 2 })]));
  expect(await screen.findByText('One invitation is not sent yet.')).toBeTruthy();
});

test('what cannot be shown still leads to the page about the letters', async () => {
  openHome(null);
  const card = within(await screen.findByRole('region', { name: 'Letters of recommendation' }));
  expect(card.getByText('How they stand cannot be shown now.')).toBeTruthy();
  expect(card.getByRole('link').getAttribute('href')).toBe('#/referees');
});

test('a form that asks for no letters has no card, and nobody asks for it', async () => {
  const calls = openHome(buildReferees([], { has_referee: false }), false);
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('getProjectBatch'))).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  expect(calls.some(({ path }) => path.endsWith('checkSendEmailState'))).toBe(false);
  expect(screen.queryByRole('region', { name: 'Letters of recommendation' })).toBeNull();
});
