import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { renderPreview } from '../shared/choices/testing/render-preview.tsx';
import { singleChoiceFixtures } from './fixtures.ts';

afterEach(cleanup);
// jsdom has no CSS.escape, which finding the radio buttons of a group needs.
vi.stubGlobal('CSS', { escape: (name: string) => name });

const [field, stacked] = singleChoiceFixtures.fields;
if (field === undefined || stacked === undefined) throw new Error('No fields');

test('one option is chosen by its label, in a group named by the question', async () => {
  const { answer } = renderField(field);
  const group = screen.getByRole('radiogroup', { name: 'How did you hear of us?' });
  await userEvent.click(within(group).getByRole('radio', { name: 'Family' }));
  expect(answer()).toEqual({ value: 'family' });
});

test('arrow keys walk the options', async () => {
  const { answer } = renderField(field, { answer: { value: 'family' } });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(answer()).toEqual({ value: 'fair' });
});

test('own words are cleared with their option and come back with it', async () => {
  const { answer } = renderField(field, { answer: { value: 'other' } });
  await userEvent.type(screen.getByRole('textbox', { name: 'Other: your own words' }), 'Radio');
  expect(answer()).toEqual({ value: 'other', other: { other: 'Radio' } });
  await userEvent.click(screen.getByRole('radio', { name: 'Family' }));
  expect(answer()).toEqual({ value: 'family' });
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
  expect(answer()).toEqual({ value: 'other', other: { other: 'Radio' } });
});

test('own words that were taken out stay out', async () => {
  const { answer } = renderField(field, { answer: { value: 'other', other: { other: 'Radio' } } });
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.click(screen.getByRole('radio', { name: 'Family' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
  expect(answer()).toEqual({ value: 'other' });
});

test('words that are needed are asked for once the question is left, not while it is being answered', async () => {
  renderField(stacked);
  await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
  await userEvent.tab();
  const words = screen.getByRole('textbox', { name: 'Other: your own words' });
  expect(document.activeElement).toBe(words);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('alert').textContent).toBe('Required');
  expect(words.getAttribute('aria-invalid')).toBe('true');
  expect(words.getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
});

test('a choice is taken back where none is required, and the focus stays in the question', async () => {
  const { answer } = renderField(field, { answer: { value: 'fair', other: { fair: 'Spring' } } });
  await userEvent.click(screen.getByRole('button', { name: /^Clear/ }));
  expect(answer()).toEqual({ value: '' });
  expect(screen.queryByRole('button', { name: /^Clear/ })).toBeNull();
  expect(screen.getByRole('radiogroup').contains(document.activeElement)).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Education fair' }));
  expect(answer()).toEqual({ value: 'fair', other: { fair: 'Spring' } });
});

test('a required choice cannot be taken back', () => {
  renderField(stacked, { answer: { value: 'family' } });
  expect(screen.queryByRole('button', { name: /^Clear/ })).toBeNull();
});

test('documents go with the choice, and come back with it', async () => {
  const { answer } = renderField(field, { answer: { value: 'family' } });
  await screen.findByText('Documents for this choice');
  const picker = await screen.findByLabelText<HTMLInputElement>(/Documents for this choice/, { selector: 'input' });
  await userEvent.upload(picker, new File(['x'], 'letter.pdf', { type: 'application/pdf' }));
  await expect.poll(() => answer().attachments?.[0]?.name).toBe('letter.pdf');
  await userEvent.click(screen.getByRole('button', { name: /^Clear/ }));
  expect(answer()).toEqual({ value: '' });
  await userEvent.click(screen.getByRole('radio', { name: 'Education fair' }));
  expect(answer().attachments?.[0]?.name).toBe('letter.pdf');
});

test('a choice that is no longer offered is shown as such', () => {
  renderField(field, { answer: { value: 'newspaper' } });
  expect(screen.getByText('newspaper (no longer offered)')).toBeTruthy();
  expect(screen.getAllByRole('radio').filter((radio) => radio.matches(':checked'))).toEqual([]);
});

test('a choice that was retired is shown in its words, and cannot be chosen', () => {
  const retired = [{ value: 'newspaper', label: { sc: '报纸', tc: '報紙', en: '' } }];
  renderField({ ...field, retired }, { answer: { value: 'newspaper' }, language: 'tc' });
  expect(screen.getByText('報紙（已不再提供）')).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /報紙/ })).toBeNull();
});

test('tips of an option describe it', () => {
  const options = field.options?.map((option) => ({ ...option, tips: option.label }));
  renderField({ ...field, options: options ?? [] }, { language: 'sc' });
  const radio = screen.getByRole('radio', { name: '教育展' });
  const tips = document.getElementById(radio.getAttribute('aria-describedby') ?? '');
  expect(tips?.textContent).toBe('教育展');
});

test('the preview shows label, own words and documents', () => {
  const attachments = [{ uid: '1', name: 'letter.pdf', url: '/files/1' }];
  const answer = { value: 'other', other: { other: 'Radio' }, attachments };
  const { container } = renderPreview({ field, answer, language: 'tc' });
  expect(container.textContent).toContain('其他：Radio');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/files/1');
});
