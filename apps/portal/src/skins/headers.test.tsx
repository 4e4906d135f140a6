import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ShellProps } from './skin.ts';
import { buildEntry, buildShell, buildUser } from './testing/build-shell.ts';
import { renderSlot } from './testing/render-slot.tsx';

afterEach(cleanup);

const frames = [
  { skin: 'standard', theme: 1 },
  { skin: 'business-school', theme: 5 },
  { skin: 'standard', theme: 7 },
  { skin: 'finance-institute', theme: 2 },
  { skin: 'special-recommendation', theme: 6 },
] as const;

const labels = () =>
  screen.getAllByRole('listitem').map((entry) => {
    const [control = entry] = [...within(entry).queryAllByRole('link'), ...within(entry).queryAllByRole('button')];
    return control.textContent;
  });

describe.each(frames)('header of $skin, theme $theme', (frame) => {
  const slotProps = { ...frame, slot: 'Header' } as const;

  it('is a banner with the menu as navigation, the present page marked', async () => {
    await renderSlot(slotProps);
    const menu = within(screen.getByRole('banner')).getByRole('navigation', { name: 'Main menu' });
    expect(within(menu).getAllByRole('link')).toHaveLength(2);
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('Messages');
  });

  it('leads from the unread notice to the messages, and shows none at zero', async () => {
    const { unmount } = await renderSlot(slotProps, { unread: 3 });
    const notice = await screen.findByRole('link', { name: 'You have 3 unread messages' });
    expect(notice.getAttribute('href')).toBe('#/message');
    unmount();
    await renderSlot(slotProps);
    expect(screen.queryByText(/unread/)).toBeNull();
  });

  it('says one message as one', async () => {
    await renderSlot(slotProps, { unread: 1 });
    expect(await screen.findByText('You have 1 unread message')).toBeTruthy();
  });

  it('offers languages only when there is more than one', async () => {
    const changeLanguage = vi.fn<ShellProps['changeLanguage']>();
    const { unmount } = await renderSlot(slotProps, { changeLanguage, menu: [] });
    await userEvent.click(screen.getByRole('button', { name: 'English, change language' }));
    await userEvent.click(screen.getByRole('button', { name: '繁體中文' }));
    expect(changeLanguage.mock.calls).toEqual([['tc']]);
    unmount();
    await renderSlot(slotProps, { languages: ['en'] });
    expect(screen.queryByRole('button', { name: /change language/ })).toBeNull();
  });

  it('shows no user block where it is hidden', async () => {
    await renderSlot(slotProps, { showUser: false });
    expect(screen.queryByText(/Li Ming|Sign out|Sign in/)).toBeNull();
  });

  it('leads to the account from the menu of the user, but not staff in somebody’s form', async () => {
    const open = () => userEvent.click(screen.getByRole('button', { name: /account menu/ }));
    const { unmount } = await renderSlot(slotProps, { menu: [] });
    await open();
    expect(screen.getByRole('link', { name: 'Account data' }).getAttribute('href')).toBe('#/article/personal_data');
    unmount();
    await renderSlot(slotProps, { menu: [], accountHref: null });
    await open();
    expect(screen.queryByRole('link', { name: 'Account data' })).toBeNull();
  });

  it('offers to sign in to whoever is not signed in', async () => {
    await renderSlot(slotProps, { user: null, menu: [] });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('#/login');
  });
});

describe('user dropdown', () => {
  const can = (changePassword: boolean, logoff: boolean) => ({
    changePassword,
    logoff,
    seePartialSave: true,
    codeByMail: true,
  });

  it.each([
    ['an applicant', { can: can(true, false) }, ['Account data', 'Change password', 'Sign out']],
    [
      'who may delete the account',
      { can: can(true, true) },
      ['Account data', 'Change password', 'Delete account', 'Sign out'],
    ],
    ['a temporary user', { temporary: true, can: can(false, false) }, ['Account data', 'Sign out']],
  ])('of %s', async (_, changes, expected) => {
    await renderSlot({ slot: 'Header' }, { user: buildUser(changes), menu: [] });
    await userEvent.click(screen.getByRole('button', { name: /account menu/ }));
    expect(labels()).toEqual(expected);
  });

  it('labels a temporary user as such', async () => {
    await renderSlot({ slot: 'Header' }, { user: buildUser({ temporary: true }) });
    expect(screen.getByRole('button', { name: 'temporary user, account menu' })).toBeTruthy();
  });

  it('signs out and deletes the account by their own entries', async () => {
    const signOut = vi.fn<() => void>();
    const logoff = vi.fn<() => void>();
    await renderSlot({ slot: 'Header' }, { user: buildUser({ can: can(true, true) }), signOut, logoff });
    await userEvent.click(screen.getByRole('button', { name: /account menu/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
    expect([signOut.mock.calls.length, logoff.mock.calls.length]).toEqual([0, 1]);
    await userEvent.click(screen.getByRole('button', { name: /account menu/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect([signOut.mock.calls.length, logoff.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('greeting of theme 7', () => {
  it("greets by name with the date in the institution's zone, logout beside it", async () => {
    const signOut = vi.fn<() => void>();
    await renderSlot({ theme: 7, slot: 'Header' }, { signOut });
    expect(screen.getByText('Hello, Li Ming')).toBeTruthy();
    expect(screen.getByText('Monday, November 16, 2026')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });
});

describe('heading of home', () => {
  const users = [buildUser(), buildUser({ temporary: true })];

  it('greets by the name in the header', async () => {
    const { container, unmount } = await renderSlot({ slot: 'HomeTitle' }, { user: users[0] ?? null });
    expect(container.textContent).toBe('Hello, Li Ming');
    unmount();
    expect((await renderSlot({ slot: 'HomeTitle' }, { user: users[1] ?? null })).container.textContent).toBe(
      'Hello, temporary user',
    );
  });

  it('does not greet twice under theme 7, unless the skin has a header of its own', async () => {
    const { container, unmount } = await renderSlot({ theme: 7, slot: 'HomeTitle' });
    expect(container.textContent).toBe('Your application');
    unmount();
    const own = await renderSlot({ skin: 'finance-institute', theme: 7, slot: 'HomeTitle' });
    expect(own.container.textContent).toBe('Hello, Li Ming');
  });
});

describe('side menu of the finance institute', () => {
  const sideMenu = [
    buildEntry('0', 'Homepage', { current: true }),
    buildEntry('7', 'Retest', { disabled: true }),
    buildEntry('2', 'Events'),
  ];

  it('keeps a disabled entry in its place without an address', async () => {
    await renderSlot({ skin: 'finance-institute', slot: 'SideMenu' }, { sideMenu });
    const menu = screen.getByRole('navigation', { name: 'Application menu' });
    expect(labels()).toEqual(['Homepage', 'Retest', 'Events']);
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('Homepage');
    const retest = within(menu).getByRole('link', { name: 'Retest' });
    expect(retest.getAttribute('aria-disabled')).toBe('true');
    expect(retest.hasAttribute('href')).toBe(false);
  });

  it('moves into the menu of the phone', async () => {
    await renderSlot({ skin: 'finance-institute', slot: 'MobileHeader' }, { sideMenu });
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(labels()).toEqual(['Homepage', 'Retest', 'Events']);
  });

  it('takes the place of the menu in the header', async () => {
    await renderSlot({ skin: 'finance-institute', slot: 'Header' }, { ...buildShell(), sideMenu });
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  });
});
