import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { project } from './testing/build-shell.ts';
import { renderSlot } from './testing/render-slot.tsx';

afterEach(cleanup);

const slotProps = { slot: 'MobileHeader' } as const;

describe('header on a phone', () => {
  it('has home and logout icons and a menu that is folded at first', async () => {
    const signOut = vi.fn<() => void>();
    await renderSlot(slotProps, { signOut });
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('#/');
    expect(screen.queryByRole('navigation')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('shows the logo, or a letter in its place, and the whole title', async () => {
    const long = 'A very long title of a programme that takes more than two lines on a phone';
    const longNamed = { ...project, background: '/logo.svg', title: { sc: long, tc: long, en: long } };
    const { container, unmount } = await renderSlot(slotProps, { project: longNamed });
    // The title beside it says the same, so the logo has no role.
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/logo.svg');
    expect(screen.getByText(long)).toBeTruthy();
    unmount();
    await renderSlot(slotProps);
    expect(screen.getByText('T')).toBeTruthy();
  });

  it('has no logout icon when nobody is signed in', async () => {
    await renderSlot(slotProps, { user: null, menu: [] });
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
  });

  it('unfolds the entries, the languages and the account', async () => {
    await renderSlot(slotProps);
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = screen.getByRole('navigation', { name: 'Main menu' });
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('Messages');
    const languages = screen.getByRole('group', { name: 'Language' });
    expect(within(languages).getAllByRole('button')).toHaveLength(3);
    const account = screen.getByRole('group', { name: 'Li Ming, account menu' });
    expect(within(account).getByRole('link', { name: 'Account data' }).getAttribute('href')).toBe(
      '#/article/personal_data',
    );
    expect(within(account).getByRole('link', { name: 'Change password' }).getAttribute('href')).toBe('#/edit_pass');
  });

  it('folds by Escape, giving the focus back, and when an entry is followed', async () => {
    await renderSlot(slotProps);
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('link', { name: 'Messages' }));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('folds when the focus leaves it and when something beside it is pressed', async () => {
    await renderSlot(slotProps, { menu: [], unread: 1 });
    const notice = await screen.findByRole('link', { name: 'You have 1 unread message' });
    const isOpen = () => screen.queryByRole('group', { name: 'Language' }) !== null;
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    screen.getByRole('button', { name: 'Close menu' }).focus();
    await userEvent.tab();
    expect(isOpen()).toBe(true);
    act(() => notice.focus());
    expect(isOpen()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(isOpen()).toBe(true);
    await userEvent.click(document.body);
    expect(isOpen()).toBe(false);
  });

  it('offers the languages in the bar to whoever is not signed in', async () => {
    const { unmount } = await renderSlot(slotProps, { user: null, menu: [] });
    expect(screen.getByRole('button', { name: 'English, change language' })).toBeTruthy();
    unmount();
    await renderSlot(slotProps);
    expect(screen.queryByRole('button', { name: 'English, change language' })).toBeNull();
  });

  it('leaves out languages and account where there is nothing to choose', async () => {
    await renderSlot(slotProps, { languages: ['en'], showUser: false });
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('has nothing to unfold when there is nothing at all', async () => {
    await renderSlot(slotProps, { languages: ['en'], showUser: false, menu: [] });
    expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull();
  });
});
