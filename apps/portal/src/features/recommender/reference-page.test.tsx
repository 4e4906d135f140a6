import { errors } from '@portico/contract/errors';
import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetRecommender } from '../../lib/recommender/session/recommender-sessions.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import {
  buildFacts,
  buildLetter,
  buildRequest,
  letIn,
  letterAnswers,
  letterUid,
  otherUid,
} from '../../testing/letter-samples.ts';
import { captchaAnswer } from '../../testing/proof.ts';
import { readyScreen, renderPortal } from '../../testing/render-portal.tsx';

await readyScreen('/reference');

beforeEach(provideNativeDialog);
afterEach(() => {
  cleanup();
  forgetRecommender();
  vi.unstubAllGlobals();
});

const login = '/v1/enroll/recommend/login';
const entered = {
  token: 'recommender-token',
  email: 'wang@example.edu',
  name: 'Prof. Wang',
  lang: 'en',
  reach: 'one',
  uid: letterUid,
};

test('without a submitted letter the page asks for the address instead of thanking', async () => {
  fakeServer({});
  renderPortal('/ref_success');
  await waitFor(() => expect(location.hash).toBe('#/ref_login'));
});

test('the link of the mail leads to the request, and the address loses its word at once', async () => {
  const calls = fakeServer({ ...letterAnswers(), [login]: { data: entered } });
  renderPortal('/reference?token=word-of-the-link-0123456789');
  await screen.findByRole('heading', { level: 1, name: 'Li Ming asks you for a letter of recommendation' });
  expect(location.hash).toBe(`#/reference?uid=${letterUid}`);
  expect(calls.find(({ path }) => path === login)?.body).toContain('token=word-of-the-link-0123456789');
  expect(screen.getByText(/has waived the right to read it/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write the letter' }).getAttribute('href')).toBe(
    `#/reference/edit?uid=${letterUid}`,
  );
});

test('a dead link explains what may have happened and offers a code, without naming anybody', async () => {
  fakeServer({ ...letterAnswers(), [login]: { status: errors.linkBroken.status, message: 'broken' } });
  renderPortal('/reference?token=word-of-the-link-0123456789');
  await screen.findByRole('heading', { level: 1, name: 'This link no longer leads anywhere' });
  expect(screen.getByRole('link', { name: 'Sign in by code' }).getAttribute('href')).toBe('#/ref_login');
  expect(document.body.textContent).not.toContain('Li Ming');
});

test('the link of a letter that was handed in says for whom it was and when it came', async () => {
  const data = { applicant: 'Li Ming', written_at: 1_790_000_000, time_zone: 'Asia/Shanghai' };
  fakeServer({ [login]: { status: errors.letterWritten.status, message: 'received', data } });
  renderPortal('/reference?token=word-of-the-link-0123456789');
  await screen.findByRole('heading', { level: 1, name: 'Your letter for Li Ming has been received' });
  expect(document.body.textContent).toMatch(/application of Li Ming to .+handed in on September 21, 2026/);
  expect(location.hash).toBe('#/reference');
});

test('a link opened without a network is kept and tried again', async () => {
  fakeServer(letterAnswers());
  renderPortal('/reference?token=word-of-the-link-0123456789');
  await screen.findByText('Your request could not be opened.');
  expect(location.hash).toBe('#/reference');
  fakeServer({ ...letterAnswers(), [login]: { data: entered } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: /Li Ming asks you/ });
});

test('nobody signed in is led to the code, and from there back', async () => {
  fakeServer({
    ...letterAnswers(),
    ...captchaAnswer,
    '/v1/system/send_mail_code': { data: { wait: 60 } },
    [login]: { data: { ...entered, reach: 'all', uid: '' } },
  });
  renderPortal(`/reference?uid=${letterUid}`);
  await userEvent.type(await screen.findByLabelText(/^Email/), 'wang@example.edu');
  expect(screen.getByText('Please sign in to go on to the letter.')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Send code' }));
  await screen.findByText(/If a letter was asked for at wang@example.edu/);
  await userEvent.type(screen.getByLabelText(/Verification code/), '123456');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { level: 1, name: /Li Ming asks you/ });
});

test('by code all requests are listed, what waits first, each at the address of its project', async () => {
  const list = [
    buildRequest(),
    buildRequest({ uid: otherUid, domain: 'south', applicant: 'Chen Hui', letter_state: 3, written_at: 1_790_000_000 }),
  ];
  const answer = { email: 'wang@example.edu', reach: 'all', list, server_time: 1_800_000_000 };
  fakeServer({ ...letterAnswers(), '/v1/enroll/recommend/list': { data: answer } });
  renderPortal('/reference');
  act(() => letIn({ reach: 'all', uid: '' }));
  act(() => void (location.hash = '#/reference'));
  await screen.findByRole('heading', { level: 1, name: 'Letters you are asked for' });
  const open = await screen.findByRole('link', { name: 'Open: Li Ming, Master of Arts' });
  expect(open.getAttribute('href')).toBe(`/apply/north/#/reference?uid=${letterUid}`);
  const read = screen.getByRole('link', { name: 'Read: Chen Hui, Master of Arts' });
  expect(read.getAttribute('href')).toBe(`/apply/south/#/reference?uid=${otherUid}`);
});

test('declining is one click on a reason, and can be taken back', async () => {
  const request = buildRequest({ letter_state: 4 });
  fakeServer({ ...letterAnswers(), [login]: { data: entered } });
  renderPortal('/reference?token=word-of-the-link-0123456789');
  await userEvent.click(await screen.findByRole('button', { name: 'I cannot write it' }));
  await userEvent.type(screen.getByLabelText(/A word to Li Ming/), 'On leave');
  const calls = fakeServerSwitch(request);
  await userEvent.click(await screen.findByRole('button', { name: 'I have no time' }));
  await screen.findByText('You have declined');
  expect(calls.find(({ path }) => path.endsWith('decline'))?.body).toMatch(/reason=noTime&words=On\+leave/);
  expect(screen.queryByRole('link', { name: 'Write the letter' })).toBeNull();
  fakeServerSwitch(buildRequest());
  await userEvent.click(await screen.findByRole('button', { name: 'I will write the letter after all' }));
  await screen.findByRole('link', { name: 'Write the letter' });
});

function fakeServerSwitch(request: ReturnType<typeof buildRequest>) {
  return fakeServer({
    ...letterAnswers(buildLetter({ request })),
    '/v1/enroll/recommend/decline': { data: request },
  });
}

test('a request that is closed or taken back says so and offers no action', async () => {
  const request = buildRequest({ open: false, letters_until: 1000 });
  fakeServer({ ...letterAnswers(buildLetter({ request })), [login]: { data: entered } });
  renderPortal('/reference?token=word-of-the-link-0123456789');
  await screen.findByText('Letters are no longer taken');
  expect(screen.queryByRole('link', { name: 'Write the letter' })).toBeNull();
});

test('the language in which the portal is read is told to the server', async () => {
  const facts = buildFacts();
  const calls = fakeServer({
    ...letterAnswers(buildLetter(), { ...facts, recommender: { ...facts.recommender, lang: 'sc' } }),
    [login]: { data: entered },
  });
  renderPortal('/reference?token=word-of-the-link-0123456789');
  await screen.findByRole('heading', { level: 1, name: /Li Ming asks you/ });
  await waitFor(() =>
    expect(calls.some(({ path, body }) => path.endsWith('applicantInfo') && body.includes('lang=en'))).toBe(true),
  );
});
