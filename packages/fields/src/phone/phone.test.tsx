import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderField } from '../testing/render-field.tsx';
import { AnswerPreview } from '../told/answer-preview.tsx';
import { phoneFixtures } from './fixtures.ts';

const [mobile, northAmerica] = phoneFixtures.fields;
if (mobile === undefined || northAmerica === undefined) throw new Error('no fixtures');
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Mobile/ });
const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country or region code: Mobile' });

// jsdom implements no canvas and logs that at length.
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(cleanup);

it('begins with the code that the project says, and hands on code and number', async () => {
  const { answer } = renderField(mobile, { services: { diallingCode: '86' } });
  expect(screen.getByText(/^\+86/, { selector: '[aria-hidden]' })).toBeTruthy();
  await userEvent.type(number(), '138 0013x8000');
  expect(answer()).toEqual({ value: ['86', '13800138000'] });
});

it('begins with no code where the project says none: one is asked for, and one that is typed is taken', async () => {
  const { answer } = renderField(mobile);
  expect(screen.queryByText(/\+86/)).toBeNull();
  expect(country().selectedOptions[0]?.textContent).toBe('Please choose the country or region');
  expect(country().getAttribute('aria-invalid')).toBeNull();
  await userEvent.type(number(), '7400123456');
  await userEvent.tab();
  expect(screen.getByRole('alert').textContent).toBe('Please choose the country or region of the number.');
  await userEvent.click(country());
  await userEvent.selectOptions(country(), 'GB');
  expect(answer()).toEqual({ value: ['44', '7400123456'] });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leaves the cursor where a sign was refused', async () => {
  renderField(mobile, { answer: { value: ['86', '1380'] } });
  await userEvent.type(number(), ' 5', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(number().value).toBe('13580');
});

it('makes the list of countries only when somebody comes near', async () => {
  renderField(mobile);
  expect(within(country()).getAllByRole('option')).toHaveLength(1);
  await userEvent.click(country());
  expect(within(country()).getAllByRole('option').length).toBeGreaterThan(200);
  expect(within(country()).getAllByRole('group')[0]?.getAttribute('label')).toBe('Frequent');
});

it('remembers which of the countries with the same code was chosen', async () => {
  const { answer } = renderField(mobile);
  await userEvent.click(country());
  await userEvent.selectOptions(country(), 'CA');
  expect(answer()).toEqual({ value: ['1', ''] });
  expect(country().value).toBe('CA');
  await userEvent.type(number(), '4165550123');
  expect(answer()).toEqual({ value: ['1', '4165550123'] });
  expect(country().value).toBe('CA');
});

it('offers only the countries of its options', async () => {
  const { answer } = renderField(northAmerica);
  await userEvent.click(country());
  expect(
    within(country())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Canada +1 CA', 'United States +1 US', 'Hong Kong +852 HK']);
  await userEvent.selectOptions(country(), 'near');
  expect(answer()).toEqual({ value: ['852', ''] });
});

it('still shows a code that is no longer offered', async () => {
  renderField(northAmerica, { answer: { value: ['86', '13800138000'] } });
  await userEvent.click(country());
  expect(within(country()).getAllByRole('option')).toHaveLength(4);
  expect(country().selectedOptions[0]?.textContent).toBe('+86');
  expect(country().getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(document.body);
  expect(screen.getByRole('alert').textContent).toContain('no longer offered');
});

it('takes a pasted number with plus apart', async () => {
  const { answer } = renderField(mobile);
  await userEvent.click(number());
  await userEvent.paste('+852 5123 4567');
  expect(answer()).toEqual({ value: ['852', '51234567'] });
});

it('takes a number that is typed with plus, one key after another', async () => {
  const { answer } = renderField(mobile, { services: { diallingCode: '86' } });
  await userEvent.type(number(), '+8');
  expect(number().value).toBe('+8');
  await userEvent.type(number(), '52');
  expect(number().value).toBe('');
  expect(screen.getByText(/^\+852/, { selector: '[aria-hidden]' })).toBeTruthy();
  await userEvent.type(number(), ' 5123 4567');
  expect(answer()).toEqual({ value: ['852', '51234567'] });
});

it('shows what is left of a code that was never finished as a number', async () => {
  const { answer } = renderField(mobile);
  await userEvent.type(number(), '+4');
  await userEvent.tab();
  expect(number().value).toBe('4');
  expect(answer()).toEqual({ value: ['', '4'] });
});

it('is left when the focus goes elsewhere, not from code to number', async () => {
  renderField(mobile, { answer: { value: ['86', '138'] } });
  await userEvent.tab();
  expect(document.activeElement).toBe(country());
  await userEvent.tab();
  expect(document.activeElement).toBe(number());
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('alert').textContent).toBe('Please enter an 11-digit mobile number, such as 13800138000');
});

it('does not touch what is being composed', () => {
  const { answer } = renderField(mobile, { services: { diallingCode: '86' } });
  fireEvent.compositionStart(number());
  fireEvent.input(number(), { target: { value: 'yi' }, isComposing: true });
  expect(number().value).toBe('yi');
  fireEvent.input(number(), { target: { value: '１' }, isComposing: true });
  fireEvent.compositionEnd(number());
  expect(answer()).toEqual({ value: ['86', '1'] });
  expect(number().value).toBe('1');
});

it('is shown with plus and code', () => {
  const { container, rerender } = render(
    <AnswerPreview field={mobile} answer={{ value: ['86', '13800138000'] }} language="en" />,
  );
  expect(container.textContent).toBe('+86 13800138000');
  rerender(<AnswerPreview field={mobile} answer={{ value: ['86', ''] }} language="en" />);
  expect(container.textContent).toBe('');
});
