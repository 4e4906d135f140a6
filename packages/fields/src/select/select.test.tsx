import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPreview } from '../shared/choices/testing/render-preview.tsx';
import { renderField } from '../testing/render-field.tsx';
import { selectFixtures } from './fixtures.ts';

// jsdom has no CSS.escape, which the list needs to find its options.
beforeEach(() => void vi.stubGlobal('CSS', { escape: (name: string) => name }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const [short, long] = selectFixtures.fields;
if (short === undefined || long === undefined) throw new Error('No fields');

const closed = () => screen.getByRole('combobox', { name: 'First degree in' });

test('up to ten options are the platform’s own list', async () => {
  const { answer } = renderField(short);
  expect(within(closed()).getAllByRole('option')).toHaveLength(5);
  await userEvent.selectOptions(closed(), 'Law');
  expect(answer()).toEqual({ value: 's2' });
  await userEvent.selectOptions(closed(), 'Please choose');
  expect(answer()).toEqual({ value: '' });
});

test('own words are cleared with their option and come back with it', async () => {
  const { answer } = renderField(short, { answer: { value: 'other' } });
  await userEvent.type(screen.getByRole('textbox', { name: 'Other: your own words' }), 'Music');
  await userEvent.selectOptions(closed(), 'Law');
  expect(answer()).toEqual({ value: 's2' });
  await userEvent.selectOptions(closed(), 'Other');
  expect(answer()).toEqual({ value: 'other', other: { other: 'Music' } });
});

test('a choice that is no longer offered is shown as such, not dropped', () => {
  renderField(short, { answer: { value: 'alchemy' } });
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'alchemy (no longer offered)' }).selected).toBe(true);
});

test('above ten options it opens on demand and filters as one types', async () => {
  const { answer } = renderField(long);
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.click(closed());
  const filter = await screen.findByRole('combobox', { name: 'Type to filter' });
  expect(screen.getAllByRole('option')).toHaveLength(12);
  await userEvent.type(filter, 'ECON');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Économie']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(answer()).toEqual({ value: 's1' });
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(closed());
  expect(closed().textContent).toBe('Économie');
});

test('typing on the closed list begins the filter', async () => {
  renderField(long, { language: 'sc' });
  await userEvent.tab();
  await userEvent.keyboard('x');
  const filter = await screen.findByRole<HTMLInputElement>('combobox', { name: '输入关键词筛选' });
  expect(filter.value).toBe('x');
  expect(screen.getByText('没有匹配的选项，请换个关键词。')).toBeTruthy();
});

test('Escape closes the list, keeps the choice and returns to it', async () => {
  const { answer } = renderField(long, { answer: { value: 's2' } });
  await userEvent.click(closed());
  await screen.findByRole('combobox', { name: 'Type to filter' });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(closed());
  expect(answer()).toEqual({ value: 's2' });
});

test('choosing the same again closes the list and changes nothing', async () => {
  const { answer } = renderField(long, { answer: { value: 's2' } });
  await userEvent.click(closed());
  await userEvent.click(await screen.findByRole('option', { name: 'Law' }));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(answer()).toEqual({ value: 's2' });
});

test('the open list offers to take the choice back', async () => {
  const { answer } = renderField(long, { answer: { value: 's2' } });
  await userEvent.click(closed());
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(answer()).toEqual({ value: '' });
});

test('opening is not leaving; going on is', async () => {
  renderField({ ...long, required: true });
  await userEvent.click(closed());
  await screen.findByRole('combobox', { name: 'Type to filter' });
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('alert').textContent).toBe('This field is required.');
});

test('under a finger it is the platform’s own list, filled when it is first touched', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  const { answer } = renderField(long, { answer: { value: 's2' } });
  expect(
    within(closed())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Please choose', 'Law']);
  await userEvent.tab();
  expect(within(closed()).getAllByRole('option')).toHaveLength(13);
  await userEvent.selectOptions(closed(), 'Physics');
  expect(answer()).toEqual({ value: 's5' });
});

test('the preview says the label', () => {
  const { container } = renderPreview({ field: short, answer: { value: 's2' }, language: 'tc' });
  expect(container.textContent).toBe('法學');
});
