import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';

const choose = vi.fn<(key: string) => void>();

beforeEach(() => {
  choose.mockClear();
  render(
    <>
      <Menu
        label="English, change language"
        trigger="English"
        items={[
          { key: 'sc', label: '简体中文', lang: 'zh-Hans', onSelect: () => choose('sc') },
          { key: 'en', label: 'English', current: true, onSelect: () => choose('en') },
          { key: 'help', label: 'Help', href: '#/help' },
        ]}
      />
      <button type="button">beside</button>
    </>,
  );
});
afterEach(cleanup);

const trigger = () => screen.getByRole('button', { name: 'English, change language' });
const isOpen = () => screen.queryByRole('list') !== null;

describe('Menu', () => {
  it('is closed until its button is pressed', async () => {
    expect(isOpen()).toBe(false);
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(trigger());
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    expect(trigger().getAttribute('aria-controls')).toBe(screen.getByRole('list').id);
  });

  it.each(['{Enter}', ' '])('opens by %j', async (key) => {
    trigger().focus();
    await userEvent.keyboard(key);
    expect(isOpen()).toBe(true);
  });

  it('opens on the first entry by arrow down, on the last by arrow up', async () => {
    trigger().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('简体中文');
    await userEvent.keyboard('{Escape}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Help');
  });

  it('walks its entries in a ring, with Home and End', async () => {
    trigger().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Help');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('English');
    await userEvent.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('Help');
    await userEvent.keyboard('{Home}');
    expect(document.activeElement?.textContent).toBe('简体中文');
  });

  it('closes by Escape and gives the focus back', async () => {
    trigger().focus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(trigger());
  });

  it('does what was chosen once, closes and gives the focus back', async () => {
    trigger().focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(choose.mock.calls).toEqual([['sc']]);
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(trigger());
  });

  it('closes when something beside it is pressed or focused', async () => {
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('button', { name: 'beside' }));
    expect(isOpen()).toBe(false);
    await userEvent.click(trigger());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(isOpen()).toBe(true);
    await userEvent.tab();
    expect(isOpen()).toBe(false);
  });

  it('marks the chosen entry, names its language and links where there is an address', async () => {
    await userEvent.click(trigger());
    expect(screen.getByRole('button', { name: 'English' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('button', { name: '简体中文' }).getAttribute('lang')).toBe('zh-Hans');
    expect(screen.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('#/help');
  });
});
