import { errors } from '@portico/contract/errors';
import { findFlaws } from '@portico/ui/testing/find-flaws';
import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropRecommender, forgetRecommender } from '../../lib/recommender/session/recommender-sessions.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { buildLetter, buildRequest, letIn, letterAnswers, letterUid, otherUid } from '../../testing/letter-samples.ts';
import { captchaAnswer } from '../../testing/proof.ts';
import { readyScreen, renderPortal } from '../../testing/render-portal.tsx';

await readyScreen('/reference/edit');

beforeEach(() => {
  provideNativeDialog();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  forgetRecommender();
  vi.unstubAllGlobals();
});

type Answers = Parameters<typeof fakeServer>[0];

/** The form of the letter, opened by its link. */
async function openLetter(answers: Answers, path = `/reference/edit?uid=${letterUid}`) {
  const calls = fakeServer(answers);
  renderPortal('/statement');
  act(() => letIn());
  act(() => void (location.hash = `#${path}`));
  return calls;
}

test('what is typed is saved by the call for letters, under the request', async () => {
  const calls = await openLetter(letterAnswers());
  await userEvent.type(await screen.findByLabelText(/Assessment/), 'Excellent');
  await waitFor(() => {
    const saves = calls.filter(({ path }) => path.endsWith('recommend/basic')).map(({ body }) => body);
    expect(saves.some((body) => body.includes('Excellent') && body.includes(`uid=${letterUid}`))).toBe(true);
  });
});

test('handing in: what is missing is listed with a way to it, then the tick, then the question, then thanks', async () => {
  await openLetter(letterAnswers());
  const text = await screen.findByLabelText(/Assessment/);
  await userEvent.click(await screen.findByRole('button', { name: 'Hand in the letter' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Assessment' }));
  expect(document.activeElement).toBe(text);
  await userEvent.type(text, 'Excellent');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Assessment' })).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Hand in the letter' }));
  await screen.findByText('Please confirm that it is your own assessment.');
  await userEvent.click(screen.getByLabelText('This letter is my own assessment of Li Ming.'));
  await userEvent.click(await screen.findByRole('button', { name: 'Hand in the letter' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Hand in now' }));
  await screen.findByRole('heading', { level: 1, name: 'Thank you. Your letter has been received' });
  expect(screen.getByText(/application of Li Ming to Master of Arts/)).toBeTruthy();
  expect(location.hash).toBe('#/ref_success');
});

test('problems reported by the server are listed too', async () => {
  const missing = [
    {
      menuid: 'letter',
      title: { sc: 'x', tc: 'x', en: 'x' },
      field: 'l-text',
      name: { sc: 'a', tc: 'a', en: 'Assessment, please' },
      group: '',
      columnNumber: 0,
      problem: { key: 'required' },
    },
  ];
  const refusal = { status: errors.incomplete.status, message: 'Incomplete', data: { missing } };
  await openLetter({ ...letterAnswers(buildLetter({}, 'Good')), '/v1/enroll/recommend/submit': refusal });
  await userEvent.click(await screen.findByLabelText(/own assessment/));
  await userEvent.click(await screen.findByRole('button', { name: 'Hand in the letter' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Hand in now' }));
  await screen.findByRole('button', { name: 'Assessment, please' });
  expect(screen.getByText('Not handed in')).toBeTruthy();
});

test('a session that ends leaves the text; a code to the same address goes on saving it', async () => {
  const login = { data: { token: 'second', email: 'wang@example.edu', name: '', lang: 'en', reach: 'all', uid: '' } };
  const calls = await openLetter({
    ...letterAnswers(),
    ...captchaAnswer,
    '/v1/system/send_mail_code': { data: { wait: 60 } },
    '/v1/enroll/recommend/login': login,
  });
  const text = await screen.findByLabelText(/Assessment/);
  act(() => dropRecommender('recommender-token'));
  await screen.findByRole('dialog', { name: 'Please sign in again' });
  expect(screen.getByText('A code goes to wang@example.edu.')).toBeTruthy();
  await userEvent.type(text, 'Typed meanwhile');
  await userEvent.click(await screen.findByRole('button', { name: 'Send code' }));
  await userEvent.type(screen.getByLabelText(/Verification code/), '123456');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(text).toHaveProperty('value', 'Typed meanwhile');
  await waitFor(() => expect(calls.some(({ body }) => body.includes('Typed+meanwhile'))).toBe(true));
});

test('an earlier letter is taken over, and one is told to read it through', async () => {
  const earlier = [
    {
      uid: otherUid,
      project_title: { sc: 'P', tc: 'P', en: 'Doctorate' },
      applicant: 'Chen Hui',
      written_at: 1_790_000_000,
    },
  ];
  const letter = buildLetter({ carried_from: otherUid }, 'As I wrote before');
  await openLetter({ ...letterAnswers(buildLetter({ earlier })), '/v1/enroll/recommend/carry': { data: letter } });
  // The server says that the letter already has text.
  await userEvent.click(await screen.findByRole('button', { name: 'Take over the letter for Chen Hui, Doctorate' }));
  await screen.findByText(/Only what is still empty is filled in/);
  expect(await findFlaws(screen.getByRole('dialog'))).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Take over' }));
  await waitFor(() => expect(screen.getByLabelText(/Assessment/)).toHaveProperty('value', 'As I wrote before'));
  expect(screen.getByText(/Please look it through/)).toBeTruthy();
});

test('a letter that was handed in is read, not written', async () => {
  await openLetter(
    letterAnswers(buildLetter({ request: buildRequest({ letter_state: 3, open: false }) }, 'Handed in')),
  );
  await screen.findByText('Handed in');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a request taken back while the letter is open says so and locks the letter', async () => {
  const notFound = { status: errors.notFound.status, http: 404, message: 'Not found' };
  await openLetter({ ...letterAnswers(), '/v1/enroll/recommend/basic': notFound });
  await screen.findByText(/This request was taken back/);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('link', { name: 'To the request' })).toBeNull();
});

test('with the letter as a file, the file is asked for first', async () => {
  await openLetter(letterAnswers(), `/letter/edit?uid=${letterUid}`);
  await screen.findByText(/Upload the letter first/);
  const file = await screen.findByText('As a file');
  const text = screen.getByText('Assessment');
  expect(file.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test.each(['/reference/itf', '/reference/special'])('%s leads to the page of the project’s own skin', async (page) => {
  await openLetter(letterAnswers(), `${page}?uid=${letterUid}`);
  await screen.findByLabelText(/Assessment/);
  expect(location.hash).toBe(`#/reference/edit?uid=${letterUid}`);
});

// Comes last, because the unsent text it leaves stays on the device.
test('handed in from elsewhere while somebody writes: what came too late can be copied, and is no part of the letter', async () => {
  const answers = { ...letterAnswers(buildLetter({}, 'As saved')) };
  const calls = await openLetter(answers);
  const text = await screen.findByLabelText(/Assessment/);
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('recommend/basic'))).toBe(true));
  const written = { status: errors.letterWritten.status, message: 'Handed in' };
  Object.assign(answers, { '/v1/enroll/recommend/basic': written });
  await userEvent.type(text, ', and more');
  await screen.findByText(/What you typed last did not arrive in time/);
  expect(screen.getAllByText('As saved, and more')).toHaveLength(1);
});
