import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { choice, question, words } from '@portico/testing/form-words';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubLayout } from '../../../../testing/stub-layout.ts';
import { openFormPage } from '../../testing/open-form-page.tsx';

beforeEach(() => {
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const form: FormDefinition = {
  modules: [
    {
      id: 'about',
      title: words('一', '一', 'About'),
      author: 'applicant',
      fields: [
        question('name', 'text', words('名', '名', 'Name'), { text: { nature: 'letters' } }),
        question('abroad', 'single-choice', words('外', '外', 'Abroad'), {
          options: [choice('yes', '是', '是', 'Yes'), choice('no', '否', '否', 'No')],
        }),
        question('where', 'text', words('地', '地', 'Where'), { relation: { field: 'q-abroad', option: 'yes' } }),
      ],
      groups: [],
    },
  ],
};

async function choose(question: string, type: string) {
  const { saves } = await openFormPage(form);
  fireEvent.click(screen.getByText('About'));
  screen.getByRole('treeitem', { name: /About/ }).focus();
  fireEvent.keyDown(screen.getByRole('treeitem', { name: /About/ }), { key: 'ArrowRight' });
  fireEvent.click(await screen.findByText(question));
  fireEvent.click(await screen.findByRole('button', { name: 'Change type' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: type }));
  return saves;
}

test('what does not go with another type is said first, and undo brings it back', async () => {
  await choose('Abroad', 'Long text');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Make “Abroad” a question of the type Long text?')).toBeDefined();
  expect(within(dialog).getByText('Long text does not have: Options. These settings are lost.')).toBeDefined();
  expect(within(dialog).getByText('Where: shown only for an answer')).toBeDefined();
  expect(within(dialog).getByText(/It is published/)).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Change the type' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Long text' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Single choice' })).toBeDefined();
  expect(await screen.findByDisplayValue('Yes')).toBeDefined();
});

test('where all goes with it, nothing is asked, and the key stays', async () => {
  const saves = await choose('Abroad', 'List to choose from');
  expect(await screen.findByRole('heading', { level: 2, name: 'List to choose from' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(saves.at(-1)?.changes['field:q-abroad']?.to).toEqual({ type: 'select' }));
});

test('nothing changes for somebody who changes their mind', async () => {
  const saves = await choose('Name', 'Date');
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Line of text' })).toBeDefined();
  expect(saves).toEqual([]);
});
