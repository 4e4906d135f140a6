import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FieldWords } from '../testing/field-words.tsx';
import { AnswerPreview } from '../told/answer-preview.tsx';
import { renderField } from '../testing/render-field.tsx';
import { longTextFixtures } from './fixtures.ts';
import { LongTextInput } from './input.tsx';
import { longTextModel } from './model.ts';

afterEach(cleanup);

const [statement] = longTextFixtures.fields;
if (statement === undefined) throw new Error('no fixture');
const field = { ...statement, text: { longest: 20 } };
const area = () => screen.getByRole('textbox', { name: /Personal statement/ });
const compose = (value: string) => {
  fireEvent.compositionStart(area());
  fireEvent.change(area(), { target: { value } });
};

it('counts words as they are typed and tells the limit when asked', async () => {
  renderField(field);
  await userEvent.type(area(), 'two words');
  expect(screen.getByText('2 / 20')).toBeTruthy();
  const description = area().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(description.map((id) => document.getElementById(id)?.textContent)).toContain('2 of at most 20 words');
  expect(screen.getByRole('status').textContent).toBe('');
});

it.each([
  [17, ''],
  [18, 'At most 2 words left'],
  [19, '1 word left'],
  [20, 'No more words left'],
  [21, 'Over the limit of 20 words'],
])('speaks up near the limit: %i words', (count, spoken) => {
  renderField(field, { answer: { value: 'word '.repeat(count) } });
  expect(screen.getByRole('status').textContent).toBe(spoken);
});

it('cuts nothing that is too long', async () => {
  const { answer } = renderField(field, { answer: { value: '字'.repeat(20) } });
  await userEvent.type(area(), '多');
  await userEvent.tab();
  expect(answer()).toEqual({ value: `${'字'.repeat(20)}多` });
  expect(screen.getByRole('alert').textContent).toBe('Please write at most 20 words; there are 21 now.');
});

it('neither counts nor hands on what is still being composed, but shows it', () => {
  const { answer } = renderField(field, { answer: { value: '我' } });
  compose('我ai shu');
  expect(area()).toHaveProperty('value', '我ai shu');
  expect(answer()).toEqual({ value: '我' });
  expect(screen.getByText('1 / 20')).toBeTruthy();
  fireEvent.change(area(), { target: { value: '我爱数' } });
  fireEvent.compositionEnd(area());
  expect(answer()).toEqual({ value: '我爱数' });
  expect(screen.getByText('3 / 20')).toBeTruthy();
});

it('keeps what was being composed when the field is left', () => {
  const { answer } = renderField(field);
  compose('wo ai');
  fireEvent.blur(area());
  expect(answer()).toEqual({ value: 'wo ai' });
});

it('keeps what was being composed when the field is taken away', () => {
  const { answer, unmount } = renderField(field);
  compose('wo ai');
  unmount();
  expect(answer()).toEqual({ value: 'wo ai' });
});

it('keeps what was being composed when the page is put away', () => {
  const { answer } = renderField(field);
  compose('wo ai');
  fireEvent(document, new Event('visibilitychange'));
  expect(answer()).toEqual({ value: 'wo ai' });
});

it('hands a composed text on once', () => {
  const onChange = vi.fn();
  const control = {
    id: 'a',
    'aria-labelledby': 'b',
    'aria-describedby': undefined,
    'aria-invalid': undefined,
    'aria-required': undefined,
  } as const;
  const { unmount } = render(
    <FieldWords language="en">
      <LongTextInput
        {...{ field, control, onChange }}
        answer={longTextModel.empty}
        language="en"
        onLeave={() => undefined}
      />
    </FieldWords>,
  );
  const box = screen.getByRole('textbox');
  fireEvent.compositionStart(box);
  fireEvent.change(box, { target: { value: '我' } });
  fireEvent.compositionEnd(box);
  unmount();
  expect(onChange.mock.calls).toEqual([[{ value: '我' }]]);
});

it('shows line breaks to the reader', () => {
  render(<AnswerPreview field={field} answer={{ value: 'a\nb' }} language="en" />);
  expect(screen.getByText(/a\s+b/).className).toContain('lines');
});
