import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SelectField } from './select-field.tsx';

afterEach(cleanup);

const long = 'Doctorate of a university outside the mainland, recognised by the ministry';
const options = [{ value: 'd', label: long }];

it.each([
  ['', 'Please choose'],
  ['d', long],
])('draws the whole choice in its place, which platforms cut off: %s', (value, words) => {
  render(
    <SelectField
      label="Degree"
      placeholder="Please choose"
      options={options}
      value={value}
      onChange={() => undefined}
    />,
  );
  const control = screen.getByRole('combobox', { name: 'Degree' });
  const shown = control.nextElementSibling;
  expect(shown?.getAttribute('data-words')).toBe(words);
  expect(shown?.getAttribute('aria-hidden')).toBe('true');
});
