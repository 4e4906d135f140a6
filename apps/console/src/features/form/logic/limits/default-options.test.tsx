import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { choice, question, words } from '@portico/testing/form-words';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubLayout } from '../../../../testing/stub-layout.ts';
import { FormStore } from '../../draft/form-store.ts';
import { Selection } from '../../draft/selection.ts';
import { EditingContext } from '../../draft/use-form.ts';
import { DefaultOptions } from './default-options.tsx';

beforeEach(() => {
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
});
afterEach(cleanup);

const province = question('province', 'select', words('省', '省', 'Province'), {
  options: [choice('32', '江', '江', 'A')],
});
const city = question('city', 'select', words('市', '市', 'City'), {
  choice: { under: province.id },
  options: [{ ...choice('n', '宁', '寧', 'Nanjing'), under: ['32'] }],
});

async function open(field: FieldDefinition) {
  const title = words('一', '一', 'M');
  const form = { modules: [{ id: 'm', title, author: 'applicant' as const, fields: [province, city], groups: [] }] };
  const draft = { form, revision: 1, changed: null, findings: [], untranslated: [] };
  const store = new FormStore(draft, () => new Promise(() => {}));
  const changes: unknown[] = [];
  await renderPart(
    <EditingContext value={{ store, selection: new Selection(), languages: ['en'], live: form }}>
      <DefaultOptions field={field} label="Default answer" onChange={(value) => changes.push(value)} />
    </EditingContext>,
  );
  return changes;
}

test('no option is offered as a default where options depend on another answer, and it says why', async () => {
  await open(city);
  expect(screen.getByText('Its options depend on “Province”, so none of them can be proposed.')).toBeDefined();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('one that was chosen before they did can be taken away', async () => {
  const changes = await open({ ...city, defaultValue: 'n' });
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Default answer' }), { key: 'Backspace', keyCode: 8 });
  expect(changes).toEqual([undefined]);
});

test('elsewhere one is chosen by its words', async () => {
  const changes = await open(province);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Default answer' }));
  fireEvent.click(await screen.findByTitle('A'));
  expect(changes).toEqual(['32']);
});
