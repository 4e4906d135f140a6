import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { models } from '../models.ts';
import { renderField } from '../testing/render-field.tsx';
import { AnswerPreview } from '../told/answer-preview.tsx';
import { dateFixtures } from './fixtures.ts';

provideNativeDialog();
afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const [birthday, month, year, slashed] = dateFixtures.fields;
if (!birthday || !month || !year || !slashed) throw new Error('fixtures');

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });
const openCalendar = () => userEvent.click(screen.getByRole('button', { name: 'Open calendar Date of birth' }));

describe('typing a date', () => {
  it('is normalised when the box is left, not under the hands', async () => {
    const { answer } = renderField(birthday);
    await userEvent.type(box(), '1998年3月7日');
    expect(box().value).toBe('1998年3月7日');
    await userEvent.tab();
    expect(box().value).toBe('1998-03-07');
    expect(answer()).toEqual({ value: '1998-03-07' });
  });

  it('is written back in the format of the field', async () => {
    const { answer } = renderField(slashed);
    await userEvent.type(box(), '20200105');
    await userEvent.tab();
    expect(answer()).toEqual({ value: '2020/01/05' });
  });

  it('keeps what cannot be understood, and says so only after the field is left', async () => {
    const { answer } = renderField(birthday);
    await userEvent.type(box(), '1999-02-30');
    await userEvent.tab();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    expect(screen.getByRole('alert').textContent).toBe(
      'Please enter an existing date, the year first, such as 2008-02-29.',
    );
    expect(box().value).toBe('1999-02-30');
    expect(answer()).toEqual({ value: '1999-02-30' });
  });

  it('speaks in the words of the institution outside its limits', async () => {
    renderField(birthday, { answer: { value: '2011-01-01' } });
    await userEvent.click(box());
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('alert').textContent).toBe('Born 1950 to 2010, please');
    expect(box().getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the calendar of days', () => {
  it('opens on the chosen day, reaches any year in one step, and chooses', async () => {
    const { answer } = renderField(birthday, { answer: { value: '1998-03-07' } });
    await openCalendar();
    const dialog = within(screen.getByRole('dialog', { name: 'Choose a date' }));
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Year' }), '1975');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), 'December');
    await userEvent.click(dialog.getByRole('button', { name: /December 24, 1975/ }));
    expect(answer()).toEqual({ value: '1975-12-24' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers only years within the limits', async () => {
    renderField(birthday);
    await openCalendar();
    const options = within(await screen.findByRole('combobox', { name: 'Year' })).getAllByRole('option');
    expect([options[0]?.textContent, options.at(-1)?.textContent]).toEqual(['1950', '2010']);
  });

  it('closes by Escape with nothing changed, and gives the focus back', async () => {
    const { answer } = renderField(birthday, { answer: { value: '1998-03-07' } });
    await openCalendar();
    await screen.findByRole('combobox', { name: 'Year' });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(answer()).toEqual({ value: '1998-03-07' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Open calendar/ }));
  });
});

describe('the calendars of months and years', () => {
  it('chooses a month by arrow keys, none after the latest', async () => {
    const { answer } = renderField(month, { answer: { value: '2026-05' } });
    await openCalendar();
    const may = await screen.findByRole('button', { name: 'May' });
    expect(may.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(may));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Jul' }).disabled).toBe(true);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(answer()).toEqual({ value: '2026-06' });
  });

  it('turns from year to year', async () => {
    const { answer } = renderField(month, { answer: { value: '2026-05' } });
    await openCalendar();
    await userEvent.click(await screen.findByRole('button', { name: 'Previous year' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dec' }));
    expect(answer()).toEqual({ value: '2025-12' });
  });

  it('chooses a year', async () => {
    const { answer } = renderField(year);
    await openCalendar();
    await userEvent.click(await screen.findByRole('button', { name: 'Earlier years' }));
    await userEvent.click(screen.getByRole('button', { name: '2012' }));
    expect(answer()).toEqual({ value: '2012' });
  });
});

describe('under a finger', () => {
  it('is the picker of the platform, within the limits', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { answer } = renderField(birthday);
    const picker = screen.getByLabelText<HTMLInputElement>(/^Date of birth/, { selector: 'input' });
    expect(picker.type).toBe('date');
    expect([picker.min, picker.max]).toEqual(['1950-01-01', '2010-12-31']);
    await userEvent.type(picker, '1998-03-07');
    expect(answer()).toEqual({ value: '1998-03-07' });
  });

  it('still shows a text that is no date', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    renderField(birthday, { answer: { value: 'soon' } });
    expect(box().value).toBe('soon');
  });
});

it('previews as it is stored', () => {
  const { container, rerender } = render(
    <AnswerPreview field={birthday} answer={{ value: '1998-03-07' }} language="en" />,
  );
  expect(container.textContent).toBe('1998-03-07');
  rerender(<AnswerPreview field={birthday} answer={models.date.empty} language="en" />);
  expect(container.textContent).toBe('');
});
