import type { BankEntries, BankEntry } from '@portico/contract/question-bank.schemas';
import type { BankLink } from '@portico/form-engine/definition/bank-link';
import { question, words } from '@portico/testing/form-words';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { openFormPage } from '../testing/open-form-page.tsx';

beforeEach(() => {
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = '6b1f3a52-6f5c-4a3e-9d53-0c2a7a1a0001';
const name = words('护照', '護照', 'Passport');
const changed = { at: '2026-11-01T08:00:00.000Z', by: 'Chen' };
const listed = (revision: number, mayChange = true): BankEntries['output'] => ({
  list: [{ id, name, revision, changed, fields: 1, groups: 0 }],
  may_change: mayChange,
});
const entryWith = (label: string, former: string | null): BankEntry['output'] => ({
  name,
  revision: former === null ? 1 : 2,
  changed,
  content: { fields: [question('number', 'text', words('号码', '號碼', label))], groups: [] },
  former: former === null ? null : { fields: [question('number', 'text', words('号码', '號碼', former))], groups: [] },
});
const link: BankLink = { entry: id, revision: 1, part: 'q-number', set: 's' };
const formWith = (bank?: BankLink) => ({
  modules: [
    {
      id: 'm',
      title: words('一', '一', 'About'),
      author: 'applicant' as const,
      fields: [question('number', 'text', words('号码', '號碼', 'Number'), bank === undefined ? {} : { bank })],
      groups: [],
    },
  ],
});
const openRow = async () => {
  fireEvent.click(screen.getByRole('treeitem', { name: /About/ }));
  screen.getByRole('treeitem', { name: /About/ }).focus();
  fireEvent.keyDown(screen.getByRole('treeitem', { name: /About/ }), { key: 'ArrowRight' });
  fireEvent.click(await screen.findByRole('treeitem', { name: /Number/ }));
};

test('an entry is inserted behind what is chosen and remembers where it comes from', async () => {
  const answers = {
    '/question-bank/entry': () => entryWith('Passport number', null),
    '/question-bank': () => listed(1),
  };
  const { saves } = await openFormPage(formWith(), { answers });
  fireEvent.click(screen.getByRole('button', { name: 'Question bank' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Insert “Passport” into the form' }));
  expect(await screen.findByRole('treeitem', { name: /Passport number/ })).toBeDefined();
  expect(await screen.findByText('1 key was taken and is another one now.')).toBeDefined();
  await waitFor(() => expect(JSON.stringify(saves)).toContain(`"entry":"${id}","revision":1`), {
    timeout: 3_000,
  });
});

test('whoever edits one project alone is offered no change of the bank', async () => {
  await openFormPage(formWith(), { answers: { '/question-bank': () => listed(1, false) } });
  fireEvent.click(screen.getByRole('button', { name: 'Question bank' }));
  expect(await screen.findByText(/Entries are changed by whoever edits forms in the whole organisation/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Remove “Passport”/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Save what is chosen/ })).toBeNull();
});

test('an empty bank says how to fill it', async () => {
  await openFormPage(formWith(), { answers: { '/question-bank': () => ({ list: [], may_change: true }) } });
  fireEvent.click(screen.getByRole('button', { name: 'Question bank' }));
  expect(await screen.findByText('The question bank is empty')).toBeDefined();
});

test('a newer version is compared and taken over; undo takes that back', async () => {
  const answers = {
    '/question-bank/entry': () => entryWith('Passport number', 'Number'),
    '/question-bank': () => listed(2),
  };
  const { saves } = await openFormPage(formWith(link), { answers });
  await openRow();
  expect(await screen.findByRole('img', { name: 'A newer version is in the question bank' })).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Compare and take over…' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Passport number')).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Take over' }));
  await waitFor(() => expect(JSON.stringify(saves.at(-1))).toContain('"revision":2'), { timeout: 3_000 });
  expect(screen.getByRole('treeitem', { name: /Passport number/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByRole('treeitem', { name: /^Number/ })).toBeDefined();
});

test('what one has is kept, or unlinked', async () => {
  const answers = {
    '/question-bank/entry': () => entryWith('Passport number', 'Number'),
    '/question-bank': () => listed(2),
  };
  const { saves } = await openFormPage(formWith(link), { answers });
  await openRow();
  fireEvent.click(await screen.findByRole('button', { name: 'Compare and take over…' }));
  expect(await screen.findByText('Passport number')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('From the question bank: “Passport”, revision 2')).toBeDefined();
  expect(screen.getByRole('treeitem', { name: /^Number/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Unlink' }));
  await waitFor(() => expect(JSON.stringify(saves.at(-1)?.changes['field:q-number']?.to)).not.toContain('bank'), {
    timeout: 3_000,
  });
});
