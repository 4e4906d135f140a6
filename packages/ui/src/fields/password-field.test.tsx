import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PasswordField } from './password-field.tsx';

const texts = { show: 'Show password', hide: 'Hide password', capsLock: 'Caps Lock is on' };
const pressed = vi.fn<() => void>();

beforeEach(() => {
  pressed.mockClear();
  render(<PasswordField label="Password" texts={texts} hint="At least 8 characters." onKeyDown={pressed} />);
});
afterEach(cleanup);

const field = () => screen.getByLabelText('Password');

describe('PasswordField', () => {
  it('hides what is typed until asked, by keyboard too', async () => {
    await userEvent.type(field(), 'Secret123');
    expect(field().getAttribute('type')).toBe('password');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show password' }));
    await userEvent.keyboard('{Enter}');
    expect(field().getAttribute('type')).toBe('text');
    expect(screen.getByDisplayValue('Secret123')).toBe(field());
    await userEvent.keyboard(' ');
    expect(field().getAttribute('type')).toBe('password');
    expect(screen.getByRole('button', { name: 'Show password' })).toBeTruthy();
  });

  it('tells when Caps Lock is on, and stops telling', () => {
    fireEvent.keyDown(field(), { key: 'A', modifierCapsLock: true });
    expect(screen.getByRole('status').textContent).toBe('Caps Lock is on');
    fireEvent.keyUp(field(), { key: 'a', modifierCapsLock: false });
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByText('At least 8 characters.')).toBeTruthy();
  });

  it('lets the page hear the keys as well', () => {
    fireEvent.keyDown(field(), { key: 'A' });
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
