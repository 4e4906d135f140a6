import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildModule, local } from '@portico/form-engine/testing/build-form';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { openFormPage } from '../testing/open-form-page.tsx';
import { formAsJson } from './json/form-as-json.ts';

beforeEach(() => {
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
  // jsdom's files cannot be read as text.
  if (!('text' in Blob.prototype)) Object.assign(Blob.prototype, { text: readText });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function readText(this: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsText(this);
  });
}

const draft: FormDefinition = { modules: [buildModule('about', [buildField('name')], { title: local('About') })] };
const html = '<img src=x onerror="document.title=1">';
const brought: FormDefinition = {
  modules: ['first', 'second'].map((id) =>
    buildModule(id, [buildField(`${id}-a`, { label: local(html) }), buildField(`${id}-b`)], { title: local(html) }),
  ),
};

async function openDialog() {
  fireEvent.click(await screen.findByRole('button', { name: /Import and export/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Import a file…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import a form' });
  const choose = (text: string, name = 'form.json') => {
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('No file can be chosen');
    fireEvent.change(input, { target: { files: [new File([text], name)] } });
  };
  return { dialog, choose, confirm: () => within(dialog).getByRole('button', { name: 'Import into the draft' }) };
}

test('an import whose sending breaks off in the middle is sent again whole; nothing of it arrives alone', async () => {
  let attempts = 0;
  const sent: unknown[] = [];
  await openFormPage(draft, {
    answers: {
      '/form/save': (input) => {
        sent.push(input);
        attempts += 1;
        if (attempts === 1) throw new TypeError('network error');
        return { revision: 1, changed: null, findings: [], form: null };
      },
    },
  });
  const { dialog, choose, confirm } = await openDialog();
  expect(confirm()).toHaveProperty('disabled', true);
  choose(formAsJson(brought));
  expect((await within(dialog).findByRole('status')).textContent).toBe('form.json: 2 modules, 4 questions.');
  fireEvent.click(confirm());
  await screen.findByText(/^Imported into the draft: 2 modules, 4 questions/);
  await screen.findByText(/^Not saved/, {}, { timeout: 5_000 });
  await waitFor(() => expect(attempts).toBe(2), { timeout: 15_000 });
  expect(sent[1]).toEqual(sent[0]);
  const changes = Object(sent[1]).changes;
  expect(Object.keys(changes).filter((name) => name.startsWith('field:'))).toHaveLength(4);
  expect(changes).toHaveProperty('modules');
  // Markup is words: it stands in the outline as it was written.
  expect(screen.getAllByRole('treeitem', { name: new RegExp('<img src=x') }).length).toBe(2);
  expect(document.querySelector('[role=tree] img')).toBeNull();
});

test.each([
  ['hello', 'This is neither JSON nor an XLSX workbook.'],
  ['{"modules":[', 'This is neither JSON nor an XLSX workbook.'],
  ['{"name":"x"}', 'This JSON is no form: it has no modules that are known here.'],
  [`${'['.repeat(200)}${']'.repeat(200)}`, /nested deeper than any form/],
])('a file that cannot be taken says why, and another can be chosen', async (text, words) => {
  const { saves } = await openFormPage(draft);
  const { dialog, choose, confirm } = await openDialog();
  choose(text);
  const alert = await within(dialog).findByRole('alert', {}, { timeout: 10_000 });
  expect(alert.textContent).toMatch(words);
  expect(confirm()).toHaveProperty('disabled', true);
  choose(formAsJson(brought));
  await within(dialog).findByRole('status', {}, { timeout: 10_000 });
  expect(within(dialog).queryByRole('alert')).toBeNull();
  expect(confirm()).toHaveProperty('disabled', false);
  expect(saves).toEqual([]);
});

test('replacing tells how many questions go, and undo brings all of them back', async () => {
  await openFormPage(draft);
  const { dialog, choose, confirm } = await openDialog();
  choose(formAsJson(brought));
  fireEvent.click(await within(dialog).findByRole('radio', { name: 'Replace the whole form by this one' }));
  expect(dialog.textContent).toContain('1 question of the draft is not in the file and would be removed.');
  fireEvent.click(confirm());
  await waitFor(() => expect(screen.queryByRole('treeitem', { name: /About/ })).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('treeitem', { name: /About/ })).toBeDefined();
});
