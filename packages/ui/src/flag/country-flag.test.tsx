import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CountryFlag } from './country-flag.tsx';

afterEach(cleanup);

test('a flag is a picture of a size known beforehand', () => {
  const { container } = render(<CountryFlag country="CN" />);
  const picture = screen.getByAltText<HTMLImageElement>('');
  expect(picture.getAttribute('src')).toBe('/apply/assets/flags/CN.svg');
  expect([picture.alt, picture.width, picture.height]).toEqual(['', 24, 16]);
  expect(container.textContent).toBe('');
});

test('where the picture does not come its letters stand, and another country has its chance', () => {
  const { container, rerender } = render(<CountryFlag country="CN" />);
  const picture = screen.getByAltText<HTMLImageElement>('');
  fireEvent.error(picture);
  expect(screen.queryByAltText('')).toBeNull();
  expect(container.textContent).toBe('CN');
  rerender(<CountryFlag country="FR" />);
  expect(screen.getByAltText<HTMLImageElement>('').getAttribute('src')).toBe('/apply/assets/flags/FR.svg');
});
