import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { question, words } from '@portico/testing/form-words';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
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

const text = (key: string, en: string) => question(key, 'text', words(en, en, en));
const form: FormDefinition = {
  modules: [
    {
      id: 'about',
      title: words('一', '一', 'About'),
      author: 'applicant',
      fields: [text('a', 'Alpha'), text('b', 'Beta'), text('c', 'Gamma')],
      groups: [],
    },
    { id: 'more', title: words('二', '二', 'More'), author: 'applicant', fields: [], groups: [] },
  ],
};

test('several are chosen by mouse and by keys, and removed, moved and marked in one step', async () => {
  await openModule();
  fireEvent.click(row('Alpha'));
  fireEvent.click(row('Gamma'), { ctrlKey: true });
  expect(chosen()).toEqual(['Alpha', 'Gamma']);
  expect(screen.getByText('2 chosen')).toBeDefined();
  fireEvent.click(screen.getByText('Must be answered'));
  expect(screen.getAllByTitle('must be answered')).toHaveLength(2);

  row('Beta').focus();
  fireEvent.click(row('Beta'));
  fireEvent.keyDown(row('Beta'), { key: 'ArrowDown', shiftKey: true });
  expect(chosen()).toEqual(['Beta', 'Gamma']);
  fireEvent.keyDown(row('Gamma'), { key: 'ArrowUp', altKey: true });
  expect(rows()).toEqual(['About', 'Beta', 'Gamma', 'Alpha', 'More']);
  await waitFor(() => expect(document.activeElement).toBe(row('Gamma')));
  fireEvent.keyDown(row('Gamma'), { key: 'a', ctrlKey: true });
  expect(chosen()).toEqual(['Beta', 'Gamma', 'Alpha']);
  fireEvent.keyDown(row('Gamma'), { key: 'Delete' });
  expect(rows()).toEqual(['About', 'More']);
  fireEvent.click(screen.getByLabelText('Undo'));
  expect(rows()).toEqual(['About', 'Beta', 'Gamma', 'Alpha', 'More']);
});

test('a selection is copied, pasted behind another module as one step, and has the focus', async () => {
  const { saves } = await openModule();
  fireEvent.click(row('Alpha'));
  fireEvent.click(row('Beta'), { shiftKey: true });
  const clipboard = new Map<string, string>();
  const clipboardData = {
    setData: (type: string, value: string) => void clipboard.set(type, value),
    getData: (type: string) => clipboard.get(type) ?? '',
  };
  fireEvent.copy(row('Beta'), { clipboardData });
  expect(JSON.parse(clipboard.get('text/plain') ?? '')).toMatchObject({ format: 'portico-form-parts', version: 1 });
  fireEvent.click(row('More'));
  fireEvent.paste(row('More'), { clipboardData });
  expect(await screen.findByText('2 parts were put in', {}, { timeout: 5_000 })).toBeDefined();
  expect(screen.getByText('2 keys were taken and are others now.')).toBeDefined();
  expect(rows()).toEqual(['About', 'Alpha', 'Beta', 'Gamma', 'More', 'Alpha', 'Beta']);
  await waitFor(() => expect(document.activeElement).toBe(treeitems().at(-1)));
  await waitFor(() => expect(saves.at(-1)?.changes).toHaveProperty('fields-of-module:more'), { timeout: 5_000 });
  fireEvent.click(screen.getByLabelText('Undo'));
  expect(rows()).toEqual(['About', 'Alpha', 'Beta', 'Gamma', 'More']);

  clipboard.clear();
  clipboard.set('text/plain', 'Dear colleague');
  fireEvent.paste(row('More'), { clipboardData });
  expect(await screen.findByText(/Only what was copied from the outline of a form/)).toBeDefined();
});

async function openModule() {
  const opened = await openFormPage(form);
  row('About').focus();
  fireEvent.keyDown(row('About'), { key: 'ArrowRight' });
  await waitFor(() => row('Alpha'));
  return opened;
}

// Looking for roles on the whole page takes long, and this asks often.
function treeitems(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[role="treeitem"]')];
}

function row(name: string): HTMLElement {
  const found = treeitems().find((one) => nameOf(one) === name);
  if (found === undefined) throw new Error(`There is no row ${name}`);
  return found;
}

function rows(): readonly string[] {
  return treeitems().map(nameOf);
}

function chosen(): readonly string[] {
  return treeitems()
    .filter((one) => one.getAttribute('aria-selected') === 'true')
    .map(nameOf);
}

function nameOf({ textContent }: HTMLElement): string {
  return /^(?:About|Alpha|Beta|Gamma|More)/.exec(textContent)?.[0] ?? '';
}
