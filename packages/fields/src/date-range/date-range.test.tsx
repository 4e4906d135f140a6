import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldWords } from '../testing/field-words.tsx';
import { AnswerPreview } from '../told/answer-preview.tsx';
import { renderField } from '../testing/render-field.tsx';
import { dateRangeFixtures } from './fixtures.ts';

provideNativeDialog();
afterEach(cleanup);

const [studies] = dateRangeFixtures.fields;
if (!studies) throw new Error('fixtures');

const start = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Time of study Start' });
const end = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Time of study End' });
const present = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Present' });

describe('a range of dates', () => {
  it('is a named group of two boxes', async () => {
    const { answer } = renderField({ ...studies, required: false });
    expect(screen.getByRole('group', { name: 'Time of study' }).contains(start())).toBe(true);
    await userEvent.type(start(), '2016.9');
    await userEvent.type(end(), '2020年6月');
    expect(answer()).toEqual({ value: ['2016-09', '2020-06', ''] });
    expect(start().value).toBe('2016-09');
  });

  it('names what is missing when the whole is left, not between its boxes', async () => {
    renderField({ ...studies, date: { unit: 'month' } });
    await userEvent.type(start(), '2016-09');
    await userEvent.click(end());
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(document.body);
    expect(screen.getByRole('alert').textContent).toBe('Please give both the start and the end.');
  });

  it('may go on to the present, and remembers the end', async () => {
    const { answer } = renderField(studies, { answer: { value: ['2016-09', '2020-06', ''] } });
    await userEvent.click(present());
    expect(answer()).toEqual({ value: ['2016-09', 'Present', '1'] });
    expect(end().disabled).toBe(true);
    expect(end().value).toBe('Present');
    await userEvent.click(present());
    expect(answer()).toEqual({ value: ['2016-09', '2020-06', ''] });
  });

  it('does not bring back an end that is no longer after the start', async () => {
    const { answer } = renderField(studies, { answer: { value: ['2016-09', '2020-06', ''] } });
    await userEvent.click(present());
    await userEvent.clear(start());
    await userEvent.type(start(), '2021-01');
    await userEvent.click(present());
    expect(answer()).toEqual({ value: ['2021-01', '', ''] });
  });

  it('clears an end that is not after a newly chosen start, and says so', async () => {
    const { answer } = renderField(studies, { answer: { value: ['2016-09', '2020-06', ''] } });
    await userEvent.clear(start());
    await userEvent.type(start(), '2020-06');
    expect(answer()).toEqual({ value: ['2020-06', '2020-06', ''] });
    await userEvent.tab();
    expect(answer()).toEqual({ value: ['2020-06', '', ''] });
    expect(screen.getByRole('status').textContent).toBe('The end was cleared because it was not after the new start.');
    await userEvent.type(end(), '2021-06');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('picks each end from a calendar', async () => {
    const { answer } = renderField(studies, { answer: { value: ['2016-09', '', ''] } });
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar Time of study End' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Choose a month' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Mar' }));
    expect(answer()).toEqual({ value: ['2016-09', '2026-03', ''] });
  });
});

describe('the preview of a range', () => {
  it.each([
    ['en', ['2016-09', '2020-06', ''], '2016-09~2020-06'],
    ['en', ['2016-09', 'Present', '1'], '2016-09~Present'],
    ['sc', ['2016-09', 'Present', '1'], '2016-09~至今'],
    ['tc', ['', '', ''], ''],
  ] as const)('in %s of %j', (language, value, text) => {
    const { container } = render(
      <FieldWords language={language}>
        <AnswerPreview field={studies} answer={{ value }} language={language} />
      </FieldWords>,
    );
    expect(container.textContent).toBe(text);
  });
});
