import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderPreview } from '../shared/choices/testing/render-preview.tsx';
import { renderField } from '../testing/render-field.tsx';
import { multipleChoiceFixtures } from './fixtures.ts';

afterEach(cleanup);

const [field, unlimited] = multipleChoiceFixtures.fields;
if (field === undefined || unlimited === undefined) throw new Error('No fields');

const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });

test('options are ticked in any order and stored in theirs', async () => {
  const { answer } = renderField(field);
  const group = screen.getByRole('group', { name: 'Languages you use' });
  await userEvent.click(within(group).getByRole('checkbox', { name: 'French' }));
  await userEvent.click(within(group).getByRole('checkbox', { name: 'Chinese' }));
  expect(answer()).toEqual({ value: ['zh', 'fr'] });
});

test('at the limit the others wait, and a hint says why', async () => {
  renderField(field);
  expect(screen.getByText('Choose up to 2.')).toBeTruthy();
  await userEvent.click(box('French'));
  await userEvent.click(box('Chinese'));
  expect(box('English').matches(':disabled')).toBe(true);
  expect(box('French').matches(':disabled')).toBe(false);
  const hint = screen.getByText(/2 chosen, which is the most/);
  expect(screen.getByRole('group').getAttribute('aria-describedby')).toContain(hint.id);
  await userEvent.click(box('French'));
  expect(box('English').matches(':disabled')).toBe(false);
});

test('no limit, no hint; required is said in words', () => {
  renderField(unlimited);
  expect(screen.queryByText(/Choose up to/)).toBeNull();
  const group = screen.getByRole('group');
  expect(group.getAttribute('aria-required')).toBeNull();
  expect(group.getAttribute('aria-describedby')).toBe(screen.getByText('Required').id);
});

test('own words are cleared with their option and come back with it', async () => {
  const { answer } = renderField(unlimited);
  await userEvent.click(box('Other'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Other: your own words' }), 'Cantonese');
  await userEvent.click(box('Other'));
  expect(answer()).toEqual({ value: [] });
  await userEvent.click(box('English'));
  await userEvent.click(box('Other'));
  expect(answer()).toEqual({ value: ['en', 'other'], other: { other: 'Cantonese' } });
});

test('moving among the boxes is not leaving; going out is', async () => {
  renderField(unlimited);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('alert').textContent).toBe('This field is required.');
});

test('what is no longer offered is shown and can be taken back', async () => {
  const { answer } = renderField(field, { answer: { value: ['zh', 'latin'] } });
  await userEvent.click(box('latin (no longer offered)'));
  expect(answer()).toEqual({ value: ['zh'] });
});

test('the preview lists what was chosen, with own words', () => {
  const answer = { value: ['zh', 'other', 'latin'], other: { other: 'Cantonese' } };
  renderPreview({ field, answer, language: 'sc' });
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines).toEqual(['中文', '其他：Cantonese', 'latin（已不再提供）']);
});

test('an option that excludes the others clears them, and is cleared by them', async () => {
  const none = { value: 'none', label: { sc: '都不会', tc: '都不會', en: 'None of these' }, excludesOthers: true };
  const { answer } = renderField({ ...field, options: [...(field.options ?? []), none] });
  await userEvent.click(box('French'));
  await userEvent.click(box('Chinese'));
  await userEvent.click(box('None of these'));
  expect(answer()).toEqual({ value: ['none'] });
  await userEvent.click(box('French'));
  expect(answer()).toEqual({ value: ['fr'] });
});
