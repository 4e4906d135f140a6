import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { choice, question, words } from '@portico/testing/form-words';
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

const form: FormDefinition = {
  modules: [
    {
      id: 'about',
      title: words('一', '一', 'About'),
      author: 'applicant',
      fields: [
        question('abroad', 'single-choice', words('留学', '留學', 'Abroad'), {
          options: [choice('no', '否', '否', 'No'), choice('yes', '是', '是', 'Yes')],
          triggers: [{ when: { options: ['yes'] }, opens: ['q-country'] }],
        }),
        question('country', 'text', words('国家', '國家', 'Country'), {
          relation: { field: 'q-abroad', option: 'yes' },
        }),
        question('rules', 'levelled-list', words('须知', '須知', 'Rules')),
      ],
      groups: [
        {
          id: 'g-schools',
          key: 'schools',
          title: words('学校', '學校', 'Schools'),
          requiredRows: 1,
          extraRows: 2,
          layout: 'table',
          fields: [question('school', 'text', words('学校名称', '學校名稱', 'School'))],
        },
      ],
    },
  ],
};

test('a module has a layout, files and colours', async () => {
  const { saves } = await openFormPage(form);
  fireEvent.click(row(/About/));
  fireEvent.click(screen.getByRole('button', { name: 'Add address' }));
  type('Name of file 1', 'Guide');
  type('Address of file 1', 'guide');
  expect(screen.getByText('Enter an address that begins with https://.')).toBeDefined();
  type('Address of file 1', 'https://example.org/guide.pdf');
  expect(screen.queryByText('Enter an address that begins with https://.')).toBeNull();
  await choose('Questions stand', 'beside their answers');
  fireEvent.click(screen.getByText('More settings'));
  type('Background of its entry in the menu while open', '#123456');
  await savedAs(saves, 'module:about', {
    attachments: [{ name: 'Guide', url: 'https://example.org/guide.pdf' }],
    layout: 'horizontal',
    activeBackground: '#123456',
  });
});

test('a group has columns of its table, and places for its labels', async () => {
  const { saves } = await openFormPage(form);
  open(/About/);
  fireEvent.click(await screen.findByRole('treeitem', { name: /Schools/ }));
  const columns = within(screen.getByRole('list', { name: 'Columns of the table' }));
  fireEvent.click(columns.getByRole('checkbox', { name: 'School' }));
  fireEvent.change(columns.getByRole('textbox'), { target: { value: '140px' } });
  fireEvent.click(screen.getByText('More settings'));
  type('Width of the questions beside answers, such as 140px', '90px');
  await savedAs(saves, 'group:g-schools', { labelWidth: '90px' });
  await savedAs(saves, 'field:q-school', { inTable: { shown: true, width: '140px' } });
});

test('a list to read has groups and items', async () => {
  const { saves } = await openFormPage(form);
  open(/About/);
  fireEvent.click(await screen.findByRole('treeitem', { name: /Rules/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Add group' }));
  type('group 1 English', 'Before');
  fireEvent.click(screen.getByRole('button', { name: 'Add item' }));
  type('item 1 of group 1 English', 'Read this');
  await savedAs(saves, 'field:q-rules', {
    levels: [{ label: words('', '', 'Before'), items: [words('', '', 'Read this')] }],
  });
});

test('keys and stored values change before they are published, with the rules that name them; afterwards they stay', async () => {
  const { saves } = await openFormPage(form, { live: { modules: [] } });
  open(/About/);
  fireEvent.click(await screen.findByRole('treeitem', { name: /Abroad/ }));
  fireEvent.click(screen.getByText('More settings'));
  type('Key of the answer', 'country');
  expect(screen.getByText('Another question has this key.')).toBeDefined();
  type('Key of the answer', 'was_abroad');
  fireEvent.click(screen.getByRole('button', { name: 'More about option 2' }));
  type('Stored value of option 2', 'abroad');
  fireEvent.blur(screen.getByRole('textbox', { name: 'Stored value of option 2' }));
  await savedAs(saves, 'field:q-abroad', {
    key: 'was_abroad',
    options: [{ value: 'no' }, { value: 'abroad' }],
    triggers: [{ when: { options: ['abroad'] } }],
  });
  await savedAs(saves, 'field:q-country', { relation: { option: 'abroad' } });
  cleanup();
  await openFormPage(form);
  open(/About/);
  fireEvent.click(await screen.findByRole('treeitem', { name: /Abroad/ }));
  fireEvent.click(screen.getByText('More settings'));
  fireEvent.click(screen.getByRole('button', { name: 'More about option 2' }));
  expect(screen.queryByRole('textbox', { name: 'Key of the answer' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Stored value of option 2' })).toBeNull();
});

test('a file is uploaded for a module, gets its name and address, and can be looked at before it is published', async () => {
  const id = '0b4f3a52-6f5c-4a3e-9d53-0c2a7a1a0009';
  const stored = { id, name: 'how-to.pdf', size: 14, type: 'application/pdf', width: null, height: null };
  const { saves } = await openFormPage(form, { answers: { '/articles/file/add': () => stored } });
  fireEvent.click(row(/About/));
  const files = await screen.findByRole('group', { name: 'Files offered at its top' });
  const input = files.querySelector('input[type="file"]');
  if (input === null) throw new Error('There is no place for a file');
  fireEvent.change(input, { target: { files: [new File(['%PDF-1.4 words'], 'how-to.pdf')] } });
  expect(await screen.findByDisplayValue('how-to.pdf')).toBeDefined();
  const project = '0b4f3a52-6f5c-4a3e-9d53-0c2a7a1a0002';
  await savedAs(saves, 'module:about', {
    attachments: [{ name: 'how-to.pdf', url: `/v1/public/file/content/${project}/${id}` }],
  });
  const link = screen.getByRole('link', { name: /Look at the file/ });
  expect(link.getAttribute('href')).toBe(`/staff/v1/articles/file?project=${project}&file=${id}`);
  expect(screen.queryByRole('textbox', { name: 'Address of file 1' })).toBeNull();
});

function row(name: RegExp): HTMLElement {
  const element = screen.getByRole('treeitem', { name });
  element.focus();
  return element;
}

function open(name: RegExp): void {
  fireEvent.keyDown(row(name), { key: 'ArrowRight' });
}

function type(name: string, value: string): void {
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
}

async function choose(name: string, option: string): Promise<void> {
  fireEvent.mouseDown(screen.getByRole('combobox', { name }));
  fireEvent.click(await screen.findByTitle(option));
}

/** All saves of a part come to these settings. */
async function savedAs(
  saves: Awaited<ReturnType<typeof openFormPage>>['saves'],
  name: string,
  settings: object,
): Promise<void> {
  const last = () => Object.assign({}, ...saves.map(({ changes }) => changes[name]?.to));
  await waitFor(() => expect(last()).toMatchObject(settings), { timeout: 5_000 });
}

test('a module says which batches do not ask for it', async () => {
  const batch = (title: string, leftOut: readonly string[]) => ({
    values: { title: { sc: title, tc: title, en: title }, leftOut },
  });
  const batches = [batch('Autumn', ['about']), batch('Spring', [])];
  await openFormPage(form, { answers: { '/calendar': () => ({ batches }) } });
  fireEvent.click(row(/About/));
  const without = await screen.findByRole('group', { name: 'Batches that leave it out' });
  expect(without.textContent).toBe('AutumnChange in the calendar');
});
