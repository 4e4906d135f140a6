import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

describe('TextField', () => {
  it('is named by its label, without the asterisk', () => {
    render(<TextField label="Email" required />);
    const control = screen.getByRole('textbox', { name: 'Email' });
    expect(control.hasAttribute('required')).toBe(true);
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  });

  it('shows no asterisk when it is optional', () => {
    render(<TextField label="Email" />);
    expect(screen.queryByText('*')).toBeNull();
  });

  it('is described by its hint and its error, and says that it is wrong', () => {
    const { rerender } = render(<TextField label="Email" hint="We write to you here." />);
    const control = screen.getByRole('textbox', { name: 'Email' });
    expect(describedBy(control)).toBe('We write to you here.');
    expect(control.hasAttribute('aria-invalid')).toBe(false);
    rerender(<TextField label="Email" hint="We write to you here." error="Incorrect format" />);
    expect(describedBy(control)).toBe('We write to you here. | Incorrect format');
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  it('has a live region before there is an error, so that the error is announced', () => {
    const { container, rerender } = render(<TextField label="Email" />);
    // It has no role, and no text yet.
    const live = container.querySelector('[aria-live]');
    rerender(<TextField label="Email" error="Incorrect format" />);
    expect(live?.textContent).toBe('Incorrect format');
  });

  it('treats an empty error as none', () => {
    render(<TextField label="Email" error="" />);
    expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false);
  });
});
