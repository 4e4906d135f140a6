import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { AnswerPreview } from '../told/answer-preview.tsx';
import { textFixtures } from './fixtures.ts';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';

afterEach(cleanup);

const [name] = textFixtures.fields;
if (name === undefined) throw new Error('no fixture');
const email: FieldDefinition = { ...name, text: { nature: 'email' } };
const box = () => screen.getByRole('textbox', { name: /Name/ });

it('is a labelled line that hands on what is typed', async () => {
  const { answer } = renderField(name);
  expect(box()).toHaveProperty('placeholder', 'As on your document');
  await userEvent.type(box(), 'Lin');
  expect(answer()).toEqual({ value: 'Lin' });
});

it('keeps what is too long and says so after it was left', async () => {
  const { answer } = renderField(name);
  await userEvent.type(box(), 'x'.repeat(22));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  expect(answer()).toEqual({ value: 'x'.repeat(22) });
  expect(screen.getByRole('alert').textContent).toBe('Please enter at most 20 characters; there are 22 now.');
  expect(box().getAttribute('aria-invalid')).toBe('true');
});

it('asks the device for a keyboard that suits an address, and drops the blank a suggestion leaves', async () => {
  const { answer } = renderField(email);
  expect(box().getAttribute('inputmode')).toBe('email');
  expect(box().getAttribute('autocomplete')).toBe('email');
  expect(box().getAttribute('autocapitalize')).toBe('none');
  await userEvent.type(box(), 'lin@example.org ');
  await userEvent.tab();
  expect(answer()).toEqual({ value: 'lin@example.org' });
});

it('makes one line of pasted lines, where the cursor is', async () => {
  const { answer } = renderField(name, { answer: { value: 'Room 1' } });
  await userEvent.click(box());
  await userEvent.paste('\nBuilding 2\r\nHaidian\n');
  expect(answer()).toEqual({ value: 'Room 1Building 2 Haidian' });
});

const salary: FieldDefinition = {
  ...name,
  text: { nature: 'decimal', suffix: { sc: '（万元/人）', tc: '（萬元／人）', en: '(10k CNY per person)' } },
};

it('shows what stands behind it, in the language of the page, and tells it to screen readers', async () => {
  const { answer } = renderField(salary);
  await userEvent.type(box(), '35.5');
  expect(answer()).toEqual({ value: '35.5' });
  expect(screen.getByText('(10k CNY per person)').id).toBe(box().getAttribute('aria-describedby'));
});

it.each([
  ['35.5', 'sc', '35.5 （万元/人）'],
  ['35.5', 'en', '35.5 (10k CNY per person)'],
  ['', 'en', ''],
] as const)('is read with what stands behind it: %j in %s', (value, language, text) => {
  const { container } = render(<AnswerPreview field={salary} answer={{ value }} language={language} />);
  expect(container.textContent).toBe(text);
});

it('judges nothing that is still being composed', async () => {
  const { answer } = renderField({ ...name, text: { nature: 'chinese' } }, { answer: { value: '林' } });
  await userEvent.click(box());
  await userEvent.tab();
  fireEvent.compositionStart(box());
  fireEvent.change(box(), { target: { value: '林jia' } });
  expect(answer()).toEqual({ value: '林' });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(box(), { target: { value: '林嘉' } });
  fireEvent.compositionEnd(box());
  expect(answer()).toEqual({ value: '林嘉' });
});
