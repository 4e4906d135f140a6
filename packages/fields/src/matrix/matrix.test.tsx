import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPreview } from '../shared/choices/testing/render-preview.tsx';
import { renderField } from '../testing/render-field.tsx';
import { matrixFixtures } from './fixtures.ts';

afterEach(cleanup);
// jsdom has no CSS.escape, which finding the radio buttons of a group needs.
vi.stubGlobal('CSS', { escape: (name: string) => name });

const [field, optional] = matrixFixtures.fields;
if (field === undefined || optional === undefined) throw new Error('No fields');

test('each row takes one column; a button is named by both', async () => {
  const { answer } = renderField(field);
  const group = screen.getByRole('group', { name: 'Reasons for your choice' });
  await userEvent.click(within(group).getByRole('radio', { name: 'Library Somewhat' }));
  await userEvent.click(within(group).getByRole('radio', { name: 'Teaching Important' }));
  await userEvent.click(within(group).getByRole('radio', { name: 'Library Not important' }));
  expect(answer()).toEqual({ value: { teaching: '1', library: '3' } });
});

test('it is a table with headers for its rows and columns', () => {
  renderField(field);
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Important',
    'Somewhat',
    'Not important',
  ]);
  expect(screen.getByRole('rowheader', { name: 'Library' })).toBeTruthy();
});

test('arrow keys stay within a row', async () => {
  const { answer } = renderField(field, { answer: { value: { teaching: '1', library: '1', campus: '1' } } });
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(answer()).toEqual({ value: { teaching: '1', library: '2', campus: '1' } });
});

test('a row left out is asked for once the question is left', async () => {
  renderField(field, { answer: { value: { teaching: '1', campus: '1' } } });
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('alert').textContent).toBe('Please choose an answer in every row.');
});

test('answers are taken back where none are required', async () => {
  const { answer } = renderField(optional, { answer: { value: { teaching: '1' } } });
  await userEvent.click(screen.getByRole('button', { name: /^Clear/ }));
  expect(answer()).toEqual({ value: {} });
  expect(screen.getByRole('group').contains(document.activeElement)).toBe(true);
});

test('a column no longer offered is shown in its row', () => {
  renderField(field, { answer: { value: { teaching: '9', library: '2', campus: '2' } } });
  expect(screen.getByText('9 (no longer offered)')).toBeTruthy();
});

test('a column that was retired is shown in its words', () => {
  const retiredColumns = [{ value: '9', label: { sc: '无所谓', tc: '無所謂', en: 'No matter' } }];
  renderField({ ...field, retiredColumns }, { answer: { value: { teaching: '9', library: '2', campus: '2' } } });
  expect(screen.getByText('No matter (no longer offered)')).toBeTruthy();
});

test('the preview says the column of each row', () => {
  renderPreview({ field, answer: { value: { teaching: '1', campus: '9' } }, language: 'tc' });
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['教學', '圖書館', '校園']);
  expect(screen.getAllByRole('definition').map((line) => line.textContent)).toEqual([
    '重要',
    '未作答',
    '9（已不再提供）',
  ]);
});
