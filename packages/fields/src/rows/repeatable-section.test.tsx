import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import { createFormSession } from '@portico/form-engine/session/form-session';
import type { Row } from '@portico/form-engine/values/answer';
import { findFlaws } from '@portico/ui/testing/find-flaws';
import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FieldServices, FieldServicesProvider } from '../field-services.ts';
import { models } from '../models.ts';
import { FieldWords } from '../testing/field-words.tsx';
import { RepeatableSection } from './repeatable-section.tsx';

provideNativeDialog();
afterEach(cleanup);

const services: FieldServices = {
  upload: () => Promise.reject(new Error('no uploads here')),
  addressOf: (file) => file.url,
  today: () => '2026-11-15',
  now: () => 0,
  personName: '',
};
const local = (en: string) => ({ sc: en, tc: en, en });
const schools: GroupDefinition = {
  id: '90',
  key: 'g90',
  title: local('Schools'),
  remark: local('Begin with the last one.'),
  requiredRows: 1,
  extraRows: 1,
  addLabel: local('Add a school'),
  layout: 'table',
  fields: [
    {
      id: '91',
      key: 'f91',
      type: 'date',
      label: local('Entered'),
      required: true,
      inTable: { shown: true, width: '40%' },
    },
    { id: '92', key: 'f92', type: 'date', label: local('Left'), inTable: { shown: false } },
  ],
};
const entered = (value: string): Row => ({ f91: { value } });

function renderRows(rows: readonly Row[], group: GroupDefinition = schools, own: Partial<FieldServices> = {}) {
  const definition = {
    modules: [{ id: 'm', title: local('Studies'), author: 'applicant' as const, fields: [], groups: [group] }],
  };
  const session = createFormSession(
    compileForm(definition, models),
    { fields: {}, rows: { g90: rows } },
    { language: 'en', today: '2026-11-15' },
  );
  render(
    <FieldWords language="en">
      <FieldServicesProvider value={{ ...services, ...own }}>
        <RepeatableSection group={group} session={session} language="en" />
      </FieldServicesProvider>
    </FieldWords>,
  );
  return { session, entries: () => session.answers().rows['g90'] ?? [] };
}

const button = (name: string) => screen.queryByRole('button', { name });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('the table of rows', () => {
  it('shows the marked columns, and what can be done', () => {
    renderRows([entered('2020-09-01')]);
    const table = within(screen.getByRole('table', { name: /Schools/ }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Entered', 'Opr']);
    expect(table.getByRole('cell', { name: '2020-09-01' }).getAttribute('data-label')).toBe('Entered');
  });

  it('shows all columns when none is marked', () => {
    const unmarked = { ...schools, fields: schools.fields.map((field) => ({ ...field, inTable: { shown: false } })) };
    renderRows([entered('2020-09-01')], unmarked);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Entered', 'Left', 'Opr']);
  });

  it('offers delete only beyond the required rows, and add only while there is room', () => {
    renderRows([entered('2020-09-01')]);
    expect(button('Delete entry 1')).toBeNull();
    expect(button('Add a school')).not.toBeNull();
    cleanup();
    renderRows([entered('2020-09-01'), entered('2021-09-01')]);
    expect(button('Delete entry 1')).toBeNull();
    expect(button('Delete entry 2')).not.toBeNull();
    expect(button('Add a school')).toBeNull();
  });

  it('marks a row that is not complete and names the field', () => {
    renderRows([{ f92: { value: '2020-01-01' } }]);
    const description = 'Entered: This field is required.';
    expect(screen.getByRole('button', { name: 'Edit entry 1', description })).toBeTruthy();
  });

  it('says that rows are missing once asked', () => {
    const { session } = renderRows([]);
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void session.showProblems('m'));
    expect(screen.getByRole('alert').textContent).toBe('Please add at least 1 entry.');
  });
});

describe('the dialog of a row', () => {
  it('creates a row', async () => {
    const { entries } = renderRows([]);
    await press('Add a school');
    expect(screen.getByRole('dialog', { name: 'Create' })).toBeTruthy();
    await userEvent.type(box('Entered'), '2020-9-1');
    await press('OK');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(entries()).toEqual([entered('2020-09-01')]);
  });

  it('holds the page from the first change until the row is saved', async () => {
    const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    renderRows([]);
    await press('Add a school');
    expect(mayLeave()).toBe(true);
    await userEvent.type(box('Entered'), '2020-9-1{Tab}');
    expect(mayLeave()).toBe(false);
    await press('OK');
    expect(mayLeave()).toBe(true);
  });

  it('says what becomes of the row: the form knows of it already', async () => {
    const registerUnsaved = vi.fn<(effect: string) => () => void>(() => () => undefined);
    renderRows([], schools, { registerUnsaved });
    await press('Add a school');
    expect(registerUnsaved).not.toHaveBeenCalled();
    await userEvent.type(box('Entered'), '2020-9-1{Tab}');
    expect(registerUnsaved.mock.calls).toEqual([['drafted']]);
  });

  it('edits a row in place', async () => {
    const { entries } = renderRows([entered('2020-09-01'), entered('2021-09-01')]);
    await press('Edit entry 1');
    expect(screen.getByRole('dialog', { name: 'Edit' })).toBeTruthy();
    await userEvent.clear(box('Entered'));
    await userEvent.type(box('Entered'), '2019-09-01');
    await press('OK');
    expect(entries()).toEqual([entered('2019-09-01'), entered('2021-09-01')]);
  });

  it('shows what is wrong and goes there, and does not close', async () => {
    const { entries } = renderRows([]);
    await press('Add a school');
    await userEvent.type(box('Left'), '2020-09-01');
    await press('OK');
    expect(screen.getByRole('alert').textContent).toBe('This field is required.');
    expect(document.activeElement).toBe(box('Entered'));
    expect(entries()).toEqual([]);
  });

  it.each(['Cancel', 'Close'])('closes by %s at once when nothing was changed', async (name) => {
    renderRows([entered('2020-09-01')]);
    await press('Edit entry 1');
    await press(name);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays when Escape closes a dialog of one of its fields', async () => {
    renderRows([]);
    await press('Add a school');
    await press('Open calendar Entered');
    const calendar = screen.getByRole('dialog', { name: 'Choose a date' });
    fireEvent(calendar, new Event('cancel', { cancelable: true }));
    expect(calendar.isConnected).toBe(false);
    expect(screen.getByRole('dialog', { name: 'Create' })).toBeTruthy();
  });

  it('asks before what was typed is lost', async () => {
    const { entries } = renderRows([]);
    await press('Add a school');
    await userEvent.type(box('Entered'), '2020-09-01');
    await userEvent.keyboard('{Escape}');
    expect(await findFlaws(screen.getByRole('dialog', { name: 'Close without keeping the changes?' }))).toEqual([]);
    await press('Keep editing');
    expect(box('Entered').value).toBe('2020-09-01');
    await press('Cancel');
    await press('Discard changes');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(entries()).toEqual([]);
  });
});

describe('deleting a row', () => {
  const two = [entered('2020-09-01'), entered('2021-09-01')];

  it('asks first', async () => {
    const { entries } = renderRows(two);
    await press('Delete entry 2');
    expect(screen.getByRole('dialog').textContent).toContain('Are you sure you want to delete the data？');
    await press('Cancel');
    expect(entries()).toEqual(two);
  });

  it('can be taken back', async () => {
    const { entries } = renderRows(two);
    await press('Delete entry 2');
    await press('Delete');
    expect(entries()).toEqual([entered('2020-09-01')]);
    expect(screen.getByRole('status').textContent).toContain('Entry 2 was deleted.');
    expect(document.activeElement).toBe(button('Undo'));
    await press('Undo');
    expect(entries()).toEqual(two);
    expect(button('Undo')).toBeNull();
  });
});
