import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { ApplicationsPage } from './applications-page.tsx';
import type { ApplicationEntry } from './use-applications.ts';

beforeEach(() => {
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const words = (text: string) => ({ sc: text, tc: text, en: text });
const entry = (application: string, name: string): ApplicationEntry => ({
  application,
  name,
  number: '',
  application_state: 1,
  stage: 0,
  batch_title: null,
  project: { project_id: 'p-1', domain: 'north', title: words('Northern') },
  created_at: 0,
  submitted_at: null,
  time_zone: 'Asia/Shanghai',
});
const entries = [entry('a-1', 'Lin'), entry('a-2', 'Chen')];

function answering(list: readonly ApplicationEntry[]) {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({
      status: 200,
      message: '',
      data: url.includes('/projects') ? { list: [] } : { list, next: null },
    }),
  );
}

/** A list with a link that leaves it, to come back to later. */
function List() {
  const [isLeft, setIsLeft] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsLeft(!isLeft)}>
        leave or come back
      </button>
      {!isLeft && <ApplicationsPage />}
    </>
  );
}

test('returning from an application puts the focus on its row', async () => {
  answering(entries);
  await renderPart(<List />);
  const link = await screen.findByRole('link', { name: 'Chen' });
  // The address stays the same, since the test only needs to know that the link was followed.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  const door = screen.getByRole('button', { name: 'leave or come back' });
  fireEvent.click(door);
  fireEvent.click(door);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Chen' }));
});

test('times are shown in the institution’s zone, named, and in the reader’s', async () => {
  const at = Date.parse('2026-11-15T04:30:00Z') / 1000;
  const submitted = { ...entry('a-3', 'Wu'), submitted_at: at, time_zone: 'Pacific/Auckland' };
  answering([submitted]);
  await renderPart(<ApplicationsPage />);
  expect(await screen.findByText('Submitted Nov 15, 2026, 17:30 (GMT+13), institution’s time')).toBeDefined();
  expect(screen.getAllByText(/^Your time: Nov 1\d, 2026, \d\d:\d\d \(.+\)$/)).not.toEqual([]);
});

test('a submitted application can be downloaded as a PDF; a draft asks for a reason on its own page', async () => {
  answering([{ ...entry('a-1', 'Lin'), application_state: 2 }, entry('a-2', 'Chen')]);
  await renderPart(<ApplicationsPage />);
  const buttons = await screen.findAllByRole('button', { name: /^Download the application of/ });
  expect(buttons.map((button) => button.title)).toEqual(['Download the application of Lin as PDF']);
});

test('a list opened for the first time does not move the focus', async () => {
  answering(entries);
  await renderPart(<List />);
  await screen.findByRole('link', { name: 'Chen' });
  expect(document.activeElement).toBe(document.body);
});

test('the arrows go from row to row', async () => {
  answering(entries);
  await renderPart(<ApplicationsPage />);
  const first = await screen.findByRole('link', { name: 'Lin' });
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  const second = screen.getByRole('link', { name: 'Chen' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(first);
});
