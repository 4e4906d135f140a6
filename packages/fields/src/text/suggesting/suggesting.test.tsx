import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Suggest, Suggestion } from '../../field-services.ts';
import { renderField } from '../../testing/render-field.tsx';

afterEach(cleanup);

const school: FieldDefinition = {
  id: 'school',
  key: 'f1',
  type: 'text',
  label: { sc: '学校', tc: '學校', en: 'School' },
  text: { suggest: 'school' },
};
const names: readonly Suggestion[] = [
  { value: 'Peking University', note: '北京大学' },
  { value: 'Peking Union Medical College' },
];
const line = () => screen.getByRole('combobox', { name: 'School' });
const offers = () => screen.findAllByRole('option');

function renderSchool(suggest: Suggest = () => Promise.resolve(names)) {
  const search = vi.fn<Suggest>(suggest);
  return { ...renderField(school, { services: { suggest: search } }), search };
}

it('offers names for what was typed, asking once for a word typed at once', async () => {
  const { search } = renderSchool();
  await userEvent.click(line());
  for (const value of ['P', 'Pek', 'Peking ']) fireEvent.change(line(), { target: { value } });
  expect((await offers()).map((entry) => entry.textContent)).toEqual([
    'Peking University北京大学',
    'Peking Union Medical College',
  ]);
  expect(search.mock.calls.map(([source, typed]) => [source, typed])).toEqual([['school', 'Peking']]);
  expect(line().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('listbox', { name: 'School' }).id).toBe(line().getAttribute('aria-controls'));
  expect(screen.getByRole('status').textContent).toContain('2 suggestions');
});

it('is walked through with the arrow keys, and Enter takes one', async () => {
  const { answer } = renderSchool();
  await userEvent.type(line(), 'Pek');
  const [first, second] = await offers();
  await userEvent.keyboard('{ArrowUp}');
  expect(line().getAttribute('aria-activedescendant')).toBe(second?.id);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(line().getAttribute('aria-activedescendant')).toBe(first?.id);
  expect(first?.getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(answer()).toEqual({ value: 'Peking University' });
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(line());
});

it('takes the one that is clicked', async () => {
  const { answer, search } = renderSchool();
  await userEvent.type(line(), 'Pek');
  const [, second] = await offers();
  if (second === undefined) throw new Error('nothing offered');
  await userEvent.click(second);
  expect(answer()).toEqual({ value: 'Peking Union Medical College' });
  expect(document.activeElement).toBe(line());
  expect(search).toHaveBeenCalledTimes(1);
});

it('keeps any other text, and closes with Escape or when it is left', async () => {
  const { answer } = renderSchool();
  await userEvent.type(line(), 'Village school');
  await offers();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.type(line(), '!');
  await offers();
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(answer()).toEqual({ value: 'Village school!' });
});

it('sends a form on Enter only where no name is being taken', async () => {
  const onKeyDown = vi.fn();
  const { container } = renderSchool();
  container.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.defaultPrevented) onKeyDown();
  });
  await userEvent.type(line(), 'Pek');
  await offers();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onKeyDown).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});

it('shows no answer that came too late', async () => {
  const answers = new Map<string, (list: readonly Suggestion[]) => void>();
  const { search } = renderSchool((_source, typed) => new Promise((resolve) => answers.set(typed, resolve)));
  await userEvent.type(line(), 'P');
  await waitFor(() => expect(search).toHaveBeenCalledTimes(1));
  await userEvent.type(line(), 'e');
  await waitFor(() => expect(search).toHaveBeenCalledTimes(2));
  expect(search.mock.calls[0]?.[2].aborted).toBe(true);
  answers.get('Pe')?.([{ value: 'late but right' }]);
  await screen.findByRole('option', { name: 'late but right' });
  await act(async () => answers.get('P')?.(names));
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

it('is a plain line where names cannot be had', async () => {
  const { answer } = renderSchool(() => Promise.reject(new Error('offline')));
  await userEvent.type(line(), 'Pek');
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(answer()).toEqual({ value: 'Pek' });
  cleanup();
  renderField(school);
  expect(screen.getByRole('textbox', { name: 'School' })).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});
