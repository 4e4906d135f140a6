import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import { createFormSession } from '@portico/form-engine/session/form-session';
import type { Row } from '@portico/form-engine/values/answer';
import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type FieldServices, FieldServicesProvider } from '../field-services.ts';
import { models } from '../models.ts';
import { FieldWords } from '../testing/field-words.tsx';
import { RepeatableSection } from './repeatable-section.tsx';
import { type RowControls, RowControlsProvider } from './row-controls.ts';

provideNativeDialog();
afterEach(cleanup);

const registerUnsaved = vi.fn<(effect: string) => () => void>(() => () => undefined);
const services: FieldServices = {
  upload: () => Promise.reject(new Error('no uploads here')),
  addressOf: (file) => file.url,
  today: () => '2026-11-15',
  now: () => 0,
  personName: '',
  registerUnsaved,
};
const local = (en: string) => ({ sc: en, tc: en, en });
const group: GroupDefinition = {
  id: '90',
  key: 'g90',
  title: local('People'),
  requiredRows: 0,
  extraRows: 3,
  layout: 'table',
  fields: [{ id: '91', key: 'f91', type: 'text', label: local('Name') }],
};
const rowWithName = (value: string): Row => ({ f91: { value } });

function renderRows(controls: Partial<RowControls>) {
  const module = { id: 'm', title: local('M'), author: 'referees' as const, fields: [], groups: [group] };
  const session = createFormSession(
    compileForm({ modules: [module] }, models),
    { fields: {}, rows: { g90: [rowWithName('Ada'), rowWithName('Ben')] } },
    { language: 'en', today: '2026-11-15' },
  );
  const drafts: unknown[] = [];
  session.onRowDraft(({ row }) => drafts.push(row));
  render(
    <FieldWords language="en">
      <FieldServicesProvider value={services}>
        <RowControlsProvider value={{ under: () => null, ask: () => null, ...controls }}>
          <RepeatableSection group={group} session={session} language="en" />
        </RowControlsProvider>
      </FieldServicesProvider>
    </FieldWords>,
  );
  return { drafts, names: () => (session.answers().rows['g90'] ?? []).map((row) => row['f91']?.value) };
}

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function rename(to: string) {
  await press('Edit entry 1');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), `${to}{Tab}`);
}

test('what the app has to say stands under each row, where it has something to say', () => {
  renderRows({ under: ({ index, row }) => (row['f91']?.value === 'Ada' ? <p>About entry {index + 1}</p> : null) });
  expect(screen.getByRole('cell', { name: 'About entry 1' })).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(4);
});

test('a change waits for the answer, and is told as it was and as it will be', async () => {
  let answer: (verdict: 'go' | 'stay') => void = () => undefined;
  const ask = vi.fn(() => new Promise<'go' | 'stay'>((resolve) => (answer = resolve)));
  const { names } = renderRows({ ask });
  await rename('Eve');
  await press('OK');
  expect(ask).toHaveBeenCalledWith({ group, index: 0, before: rowWithName('Ada'), after: rowWithName('Eve') });
  expect(names()).toEqual(['Ada', 'Ben']);
  answer('stay');
  await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveProperty('disabled', false));
  expect(names()).toEqual(['Ada', 'Ben']);
  await press('OK');
  answer('go');
  await waitFor(() => expect(names()).toEqual(['Eve', 'Ben']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refusal stands in the dialog, which stays', async () => {
  const { names } = renderRows({ ask: () => ({ refused: 'There is one already' }) });
  await rename('Ben');
  await press('OK');
  expect((await screen.findByRole('alert')).textContent).toBe('There is one already');
  expect(names()).toEqual(['Ada', 'Ben']);
});

test('where the app asks before a row goes, the usual question is left out', async () => {
  const { names } = renderRows({ ask: ({ after }) => (after === null ? Promise.resolve('go') : null) });
  await press('Delete entry 1');
  await waitFor(() => expect(names()).toEqual(['Ben']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a row that must stay says why', async () => {
  const { names } = renderRows({ ask: () => ({ refused: 'It is needed' }) });
  await press('Delete entry 2');
  expect((await screen.findByRole('alert')).textContent).toBe('It is needed');
  expect(names()).toEqual(['Ada', 'Ben']);
});

test('of a change that must be asked about first no draft is kept, and leaving says so', async () => {
  const { drafts } = renderRows({ isUnkept: ({ after }) => after?.['f91']?.value === 'Eve' });
  await rename('Eve');
  expect(drafts.at(-1)).toBeNull();
  expect(registerUnsaved.mock.calls.at(-1)).toEqual(['lost']);
});
