import { encodeModules } from '@portico/contract/forms/encode-modules';
import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { nowSeconds } from '../../lib/clock.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { buildInvited, buildReferee, buildReferees, requestId } from '../../testing/referee-samples.ts';
import { readyScreen, renderPortal } from '../../testing/render-portal.tsx';
import { buildPageConfig, buildProject, buildUser } from '../../testing/samples.ts';

await Promise.all([readyScreen('/referees'), import('./replace/replace-form.tsx')]);

beforeEach(provideNativeDialog);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const stateCall = '/v1/enroll/apply/checkSendEmailState';
const sendCall = '/v1/enroll/apply/send_email';
const replaceCall = '/v1/enroll/apply/replaceReferee';
const rest = {
  '/v1/enroll/apply/home': { data: { user_info: buildUser(), home_page_config: buildPageConfig([1, 3]) } },
  '/v1/enroll/account/countNewMessage': { data: 0 },
};

function open(state: ReturnType<typeof buildReferees>, more: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer({ ...rest, [stateCall]: { data: state }, ...more });
  renderPortal('/referees', { user: buildUser({ batchId: requestId }) });
  return calls;
}

const card = async (name: string) => within(await screen.findByRole('listitem', { name }));
const bodyOf = (calls: ReturnType<typeof fakeServer>, path: string) =>
  calls.filter((one) => one.path === path).map(({ body }) => Object.fromEntries(new URLSearchParams(body)));

test('each recommender shows how far the letter has come, and the deadline stands above', async () => {
  open(
    buildReferees([
      buildReferee({ name: 'Ada', email: 'ada@uni.example' }),
      buildInvited({ name: 'Ben', columnNumber: 2, email: 'ben@uni.example', sendState: 0, delivery: 'queued' }),
      buildInvited({ name: 'Cai', columnNumber: 3, email: 'cai@uni.example' }),
      buildInvited({
        name: 'Dan',
        columnNumber: 4,
        email: 'dan@uni.example',
        letter_state: 2,
        opened_at: nowSeconds() - 60,
      }),
      buildInvited({
        name: 'Eve',
        columnNumber: 5,
        email: 'eve@uni.example',
        letter_state: 3,
        writeState: 1,
        written_at: nowSeconds(),
      }),
    ]),
  );
  const marks = [
    ['Ada', 'Not invited yet'],
    ['Ben', 'Invitation sent'],
    ['Cai', 'Invitation delivered'],
    ['Dan', 'Link opened'],
    ['Eve', 'Letter received'],
  ] as const;
  for (const [name, mark] of marks) expect((await card(name)).getAllByText(mark).length).toBeGreaterThan(0);
  expect(screen.getByText('1 of 5 letters received')).toBeTruthy();
  expect(screen.getByText('Letters are taken until')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toContain('19 days');
  expect(screen.getByText('Letters are confidential: you cannot read them here.')).toBeTruthy();
});

test('the send button is disabled once the letter is written', async () => {
  open(
    buildReferees([buildInvited({ letter_state: 3, writeState: 1, can: { ...buildInvited().can, remind: false } })]),
  );
  expect(await screen.findByRole('button', { name: 'Send reminder to Prof. Wu' })).toHaveProperty('disabled', true);
});

test('the first invitation waits for the choice about reading the letters, and records the words shown', async () => {
  const invited = buildReferees([buildInvited({ sendState: 0, delivery: 'queued' })]);
  const calls = open(
    buildReferees([buildReferee()], { waiver: { policy: 'unlessWaived', decided: false, waived: null } }),
    { [sendCall]: { data: invited } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Send invitation to Prof. Wu' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the invitation' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send now' }));
  expect(dialog.getByRole('alert').textContent).toBe('Please choose one of the two.');
  expect(bodyOf(calls, sendCall)).toEqual([]);
  await userEvent.click(dialog.getByRole('radio', { name: 'I waive my right to read the letters' }));
  await userEvent.selectOptions(dialog.getByLabelText('Language of the invitation'), 'tc');
  await userEvent.click(dialog.getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [sent] = bodyOf(calls, sendCall);
  expect(sent).toMatchObject({ menuid: 'r', columnNumber: '1', email: 'wu@uni.example', lang: 'tc', waive: '1' });
  expect(sent?.['notice']).toContain('cannot be changed afterwards');
  expect(sent).not.toHaveProperty('sure');
  expect(await screen.findByText('Invitation sent')).toBeTruthy();
});

test('where letters are confidential that is read and confirmed; nothing is waived', async () => {
  const calls = open(buildReferees([buildReferee()], { waiver: { policy: 'never', decided: false, waived: null } }), {
    [sendCall]: { data: buildReferees([buildInvited()]) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send invitation to Prof. Wu' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send now' }));
  expect(screen.getByText('Please confirm that you have read this.')).toBeTruthy();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I have read this' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(bodyOf(calls, sendCall)).toHaveLength(1));
  expect(bodyOf(calls, sendCall)[0]).not.toHaveProperty('waive');
});

test('an address that looks mistyped is asked about', async () => {
  const calls = open(buildReferees([buildReferee({ email: 'wu@gmial.com', likely_email: 'wu@gmail.com' })]), {
    [sendCall]: { data: buildReferees([buildInvited()]) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send invitation to Prof. Wu' }));
  expect(await screen.findByText('It looks mistyped. Did you mean wu@gmail.com?')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Send now' }));
  expect(screen.getByText('Please correct the address, or confirm it.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'The address is right as I wrote it' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(bodyOf(calls, sendCall)[0]).toMatchObject({ sure: '1' }));
});

test('an incomplete row is not sent', async () => {
  const calls = open(buildReferees([buildReferee({ complete: false })]));
  await userEvent.click(await screen.findByRole('button', { name: 'Send invitation to Prof. Wu' }));
  expect(await screen.findByText('Required field is empty, sending failed.')).toBeTruthy();
  expect(bodyOf(calls, sendCall)).toEqual([]);
});

test('a reminder is sent after a question; a lost answer is asked for again under the same key', async () => {
  let tries = 0;
  const calls = open(buildReferees([buildInvited()]), {
    [sendCall]: () => (tries++ === 0 ? null : { data: buildReferees([buildInvited({ reminded_at: nowSeconds() })]) }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send reminder to Prof. Wu' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send reminder' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send reminder' }));
  expect(await dialog.findByText(/No answer came/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Send reminder' }));
  expect(await screen.findByText('Last reminder')).toBeTruthy();
  const keys = calls.filter(({ path }) => path === sendCall).map(({ key }) => key);
  expect(keys[0]).toBe(keys[1]);
});

test('within a day of the last mail the next reminder waits', async () => {
  const later = nowSeconds() + 7200;
  open(buildReferees([buildInvited({ remind_after: later, can: { ...buildInvited().can, remind: false } })]));
  expect(await screen.findByRole('button', { name: 'Send reminder to Prof. Wu' })).toHaveProperty('disabled', true);
  expect(screen.getByText(/Next reminder possible from/)).toBeTruthy();
});

const inAll = (text: string) => ({ sc: text, tc: text, en: text });
const [module] = encodeModules({
  modules: [
    {
      id: 'r',
      title: inAll('Recommenders'),
      author: 'referees',
      fields: [],
      groups: [
        {
          id: '1',
          key: 'g1',
          title: inAll('Recommenders'),
          requiredRows: 1,
          extraRows: 1,
          layout: 'table',
          fields: [
            { id: '2', key: 'name', type: 'text', label: inAll('Name'), required: true },
            { id: '3', key: 'mail', type: 'text', label: inAll('Email'), required: true, text: { nature: 'email' } },
            { id: '4', key: 'phone', type: 'phone', label: inAll('Phone') },
          ],
        },
      ],
    },
  ],
});
const filed = {
  menuid: 'r',
  title: inAll('Recommenders'),
  field: { normal: [], column: [] },
  module,
  save_field: { normal: {}, column: { g1: [{ columnNumber: 1, name: 'Prof. Wu', mail: 'wu@uni.example' }] } },
  state: 2,
  revision: 1,
  form_version: requestId,
  version: 1,
  outside: [],
  outside_save_field: { normal: {}, column: {} },
  left_over: [],
  today: '2026-11-15',
};
const locked = { send: false, remind: false, change: false, replace: true };

test('whoever declines is replaced, although the form is locked', async () => {
  const declined = buildInvited({
    letter_state: 4,
    declined_at: nowSeconds(),
    decline_reason: 'noTime',
    decline_words: 'On leave.',
    can: locked,
  });
  const calls = open(buildReferees([declined]), {
    '/v1/enroll/apply/filed': { data: filed },
    [replaceCall]: { data: buildReferees([buildReferee({ name: 'Prof. Lin', email: 'lin@uni.example' })]) },
  });
  expect(await screen.findByText('Reason given: no time before the deadline.')).toBeTruthy();
  expect(screen.getByText('In their own words: “On leave.”')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Change in the form/ })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Ask somebody else in the place of Prof. Wu' }));
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /Name/ });
  expect(name.value).toBe('');
  await userEvent.type(name, 'Prof. Lin');
  await userEvent.type(await screen.findByRole('textbox', { name: /Email/ }), 'lin@uni.example');
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await card('Prof. Lin');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Prof. Lin' }));
  const [sent] = bodyOf(calls, replaceCall);
  expect(sent?.['uid']).toBe(requestId);
  expect(JSON.parse(sent?.['values'] ?? '')).toMatchObject({ name: 'Prof. Lin', mail: 'lin@uni.example' });
});

test('a mail that came back asks for another address, with the row at hand, which is judged before it is sent', async () => {
  const row = { columnNumber: 1, name: 'Prof. Wu', mail: 'wu@uni.example', phone: ['852', '5123'] };
  const calls = open(
    buildReferees([buildInvited({ letter_state: 5, sendState: 0, delivery: 'bounced', can: locked })]),
    {
      '/v1/enroll/apply/filed': { data: { ...filed, save_field: { normal: {}, column: { g1: [row] } } } },
      [replaceCall]: { status: 4121, message: 'Recommender mailbox cannot be duplicate' },
    },
  );
  expect(await screen.findByText(/wu@uni.example could not be reached/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Give another address for Prof. Wu' }));
  const mail = await screen.findByRole<HTMLInputElement>('textbox', { name: /Email/ });
  expect(mail.value).toBe('wu@uni.example');
  await userEvent.clear(mail);
  await userEvent.type(mail, 'wu@home.example');
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await screen.findByText(/Please enter a valid phone number for the chosen country or region\./);
  expect(bodyOf(calls, replaceCall)).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /Phone/ }), '4567');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Recommender mailbox cannot be duplicate');
});

test('the special layout lists the two steps', async () => {
  const traits = { ...buildProject().traits, letterSteps: true };
  fakeServer({ ...rest, [stateCall]: { data: buildReferees([buildInvited({ sendState: 0, delivery: 'queued' })]) } });
  renderPortal('/referees', { user: buildUser(), project: buildProject({ traits }) });
  const steps = within(await screen.findByRole('list', { name: 'The letter of Prof. Wu' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Invitation sent, done', 'Letter received, still to come']);
  expect(screen.getByRole('button', { name: 'Send reminder to Prof. Wu' })).toBeTruthy();
});

test.each([
  ['nobody named yet', buildReferees([]), 'No recommender is named yet'],
  ['none asked for', buildReferees([], { has_referee: false }), 'No letters are asked for'],
])('%s', async (_, state, words) => {
  open(state);
  expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
});

test.each([
  ['where they are named', buildReferees([]), 'Name your recommenders', '#/applyform/basic?menuid=r'],
  ['choosing a batch', buildReferees([], { letters_until: null }), 'To the application form', '#/applyform'],
])('with nobody named the way leads to %s', async (_, state, name, address) => {
  open(state);
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(address);
});

test('in the last second letters are still taken', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_790_000_000_500 });
  onTestFinished(() => void vi.useRealTimers());
  open(buildReferees([buildReferee()], { letters_until: nowSeconds() }));
  expect((await screen.findByRole('timer')).textContent).toMatch(/0 h.*0 min.*1 s/);
  expect(screen.queryByText(/Letters are no longer taken/)).toBeNull();
});

test('says when the deadline has passed', async () => {
  open(buildReferees([buildReferee()], { letters_until: nowSeconds() - 1, isReferee: false }));
  expect(await screen.findByText(/Letters are no longer taken/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Send invitation/ })).toHaveProperty('disabled', true);
});

test('a page that fails to load can be tried again', async () => {
  fakeServer(rest);
  renderPortal('/referees', { user: buildUser() });
  await screen.findByText('Your recommenders could not be loaded.');
  fakeServer({ ...rest, [stateCall]: { data: buildReferees([buildReferee()]) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await card('Prof. Wu');
});
