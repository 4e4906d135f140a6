import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { focusHeading } from './focus-heading.ts';

const page = (title: string) => (
  <>
    <main>
      <h1 key={title}>{title}</h1>
    </main>
    <button>Elsewhere</button>
  </>
);

let stop = () => {};
let show: (title: string) => void;
beforeEach(() => {
  const { rerender } = render(page('Loading'));
  show = (title) => rerender(page(title));
});
afterEach(() => {
  stop();
  cleanup();
});

const focused = () => document.activeElement?.textContent ?? '';
/** The page has loaded: another heading replaces the first. */
async function arrive(title = 'The page'): Promise<void> {
  show(title);
  await new Promise((resolve) => setTimeout(resolve, 0));
}

test('the heading of a page that was loading hands the focus on to the one that comes', async () => {
  stop = focusHeading();
  expect(focused()).toBe('Loading');
  await arrive();
  expect(focused()).toBe('The page');
  await arrive('Once more');
  expect(focused()).toBe('Once more');
});

test('the focus does not come back to a heading once it is elsewhere', async () => {
  stop = focusHeading();
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  await arrive();
  expect(focused()).toBe('Elsewhere');
});

test('nor after another page was opened', async () => {
  stop = focusHeading();
  stop();
  await arrive();
  expect(document.activeElement).toBe(document.body);
});

test('a menu that was opened while the page was loading keeps the focus, and so stays open', async () => {
  const menu = screen.getByRole('button', { name: 'Elsewhere' });
  menu.setAttribute('aria-expanded', 'true');
  menu.focus();
  stop = focusHeading();
  await arrive();
  expect(focused()).toBe('Elsewhere');
});
