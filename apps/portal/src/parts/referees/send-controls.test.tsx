import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { buildInvited, buildReferee, buildReferees, requestId } from '../../testing/referee-samples.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { buildPageConfig, buildUser } from '../../testing/samples.ts';

beforeEach(provideNativeDialog);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sendCall = '/v1/enroll/apply/send_email';
const takeBackCall = '/v1/enroll/apply/updateEmailSendStatus';

function open(state: () => ReturnType<typeof buildReferees>, more: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer({
    '/v1/enroll/apply/home': { data: { user_info: buildUser(), home_page_config: buildPageConfig([1, 3]) } },
    '/v1/enroll/account/countNewMessage': { data: 0 },
    '/v1/enroll/apply/checkSendEmailState': () => ({ data: state() }),
    ...more,
  });
  renderPortal('/referees', { user: buildUser({ batchId: requestId }) });
  return calls;
}

const bodyOf = (calls: ReturnType<typeof fakeServer>, path: string) =>
  calls.filter((one) => one.path === path).map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
const bounced = {
  letter_state: 5,
  sendState: 0,
  delivery: 'bounced',
  can: { ...buildInvited().can, remind: false },
} as const;

test('an invitation that another window sent meanwhile is no failure', async () => {
  let isSent = false;
  const waiver = { policy: 'never', decided: true, waived: null } as const;
  open(() => buildReferees([isSent ? buildInvited() : buildReferee()], { waiver }), {
    [sendCall]: { status: 4292, message: 'Less than a day ago.' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send invitation to Prof. Wu' }));
  const send = await screen.findByRole('button', { name: 'Send now' });
  isSent = true;
  await userEvent.click(send);
  await screen.findByText('The invitation had been sent already.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Send reminder to Prof. Wu' })).toBeTruthy();
  expect(screen.queryByText('Less than a day ago.')).toBeNull();
});

test('whoever is sure of an address that sent a mail back takes the request back and asks anew', async () => {
  let tries = 0;
  const calls = open(() => buildReferees([buildInvited(bounced)]), {
    [takeBackCall]: { data: buildReferees([buildReferee()]) },
    [sendCall]: () =>
      tries++ === 0 ? null : { data: buildReferees([buildInvited({ sendState: 0, delivery: 'queued' })]) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask again at this address: Prof. Wu' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the invitation' }));
  expect(dialog.getByText(/The last mail to this address came back/)).toBeTruthy();
  expect(bodyOf(calls, takeBackCall)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Send now' }));
  expect(await dialog.findByText(/No answer came/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Send now' }));
  expect(await screen.findByText('The invitation is on its way.')).toBeTruthy();
  expect(bodyOf(calls, takeBackCall)[0]).toMatchObject({ uid: requestId });
  const sent = calls.filter(({ path }) => path === sendCall);
  expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
  expect(bodyOf(calls, sendCall)[1]).toMatchObject({ columnNumber: '1', email: 'wu@uni.example' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: /Ask again/ })).toBeNull();
});

test.each([
  ['once letters are no longer taken', { isReferee: false }, {}],
  ['to whoever declined', {}, { letter_state: 4 }],
] as const)('nobody is asked anew %s', async (_, changes, request) => {
  open(() => buildReferees([buildInvited({ ...bounced, ...request })], changes));
  await screen.findByRole('listitem', { name: 'Prof. Wu' });
  expect(screen.queryByRole('button', { name: /Ask again/ })).toBeNull();
});
