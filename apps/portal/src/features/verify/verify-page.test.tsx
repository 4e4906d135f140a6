import { receipts } from '@portico/i18n/receipts/en';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { sealedReceipt } from '../../testing/receipt-samples.ts';
import { renderWords } from '../../testing/render-words.tsx';
import { VerifyPage } from './verify-page.tsx';

const path = '/v1/public/verifyReceipt';
const word = `PR1.${'0'.repeat(16)}.${'a'.repeat(60)}.${'A'.repeat(86)}`;
const answer = (verdict: string, more: object = {}) => ({
  [path]: { data: { verdict, receipt: null, is_own: 0, claimed_installation: '', ...more } },
});
// Sets the address without a hashchange event, as when a page is opened.
const arriveWith = (text: string) => history.replaceState(null, '', `#${text}`);
const show = () => renderWords(<VerifyPage language="en" />, { receipts });

beforeEach(() => {
  arriveWith('');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('checks at once what comes behind the # of the address', async () => {
  const calls = fakeServer(answer('genuine', { receipt: sealedReceipt, is_own: 1 }));
  arriveWith(word);
  show();
  expect((await screen.findByText('This receipt is genuine')).closest('[role="status"]')).toBeTruthy();
  expect(screen.getByText('吴㛃')).toBeTruthy();
  expect(calls).toMatchObject([{ path, body: `receipt=${word}` }]);
});

test('checks what is pasted, and says so when nothing was', async () => {
  const calls = fakeServer(answer('altered'));
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('Please paste a receipt or choose a file.')).toBeTruthy();
  expect(calls).toEqual([]);
  const box = screen.getByRole('textbox', { name: 'Text or address of the receipt' });
  await userEvent.type(box, word);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This receipt is not genuine');
  expect(box).toHaveProperty('value', word);
});

test.each([
  ['unreadable', {}, 'This is not a receipt'],
  ['notFound', {}, 'There is no such receipt here'],
  ['unknownKey', { claimed_installation: 'far.example' }, 'It says that far.example issued it.'],
])('explains %s', async (verdict, more, sentence) => {
  fakeServer(answer(verdict, more));
  arriveWith(word);
  show();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(sentence));
});

test('takes a file, and says when it contains no receipt', async () => {
  const calls = fakeServer(answer('genuine', { receipt: sealedReceipt }));
  show();
  const input = screen.getByLabelText('Choose the file');
  await userEvent.upload(input, new File(['%PDF-1.7 a scan'], 'scan.pdf', { type: 'application/pdf' }));
  expect((await screen.findByRole('alert')).textContent).toContain('No receipt was found in scan.pdf');
  expect(calls).toEqual([]);
  await userEvent.upload(input, new File([`%PDF-1.7\n%${word}\n`], 'receipt.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/which is trusted here/)).toBeTruthy();
  expect(calls).toMatchObject([{ path, body: `receipt=${word}` }]);
});

test('says that it could not be checked where the network fails', async () => {
  fakeServer({});
  arriveWith(word);
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('It could not be checked now.');
});
