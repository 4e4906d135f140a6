import type { PreviewContent } from '@portico/form-engine/preview/preview-content';
import { findFlaws } from '@portico/ui/testing/find-flaws';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FlowCard } from '../features/application/flow/flow-card.tsx';
import { LogDrawer } from '../features/application/log/log-drawer.tsx';
import { renderPart } from '../testing/render-part.tsx';
import { stubLayout } from '../testing/stub-layout.ts';
import { InProject } from '../testing/in-project.tsx';
import { isOfProject, type Page, pages } from './pages.ts';

beforeEach(() => {
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const waiting = () => vi.stubGlobal('fetch', () => new Promise(() => undefined));
const failing = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
const nothing = () => undefined;
const words = (en: string) => ({ sc: en, tc: en, en });
const content: PreviewContent = {
  modules: [{ id: 'm', title: words('Studies'), author: 'applicant', fields: [], groups: [] }],
  answers: { fields: {}, rows: {} },
  withheld: [],
  flowEntries: {
    m: [
      {
        id: 'e',
        title: words('Interview'),
        day: null,
        state: 'open',
        text: words(''),
        files: [],
        lines: [],
        shown: true,
        by: '',
      },
    ],
  },
  letters: [],
  tables: [],
  staffChanges: [],
  today: '2026-11-15',
  timeZone: 'Asia/Shanghai',
};
const card = <FlowCard application="a" content={content} />;
const log = <LogDrawer id="a" isOpen onClose={nothing} />;

async function open(page: Page) {
  const Screen = await page.load();
  return renderPart(
    <main>
      {isOfProject(page) ? (
        <InProject>
          <Screen />
        </InProject>
      ) : (
        <Screen />
      )}
    </main>,
  );
}

/** Pages that ask the server for nothing when they are opened. */
const still = ['/staff/abilities', '/projects/:project/file'];
const named = pages.map((page) => [page.path, page] as const);
const loading = named.filter(([path]) => !still.includes(path));

test.each(named.filter(([path]) => still.includes(path)))('%s is sound at once', async (_path, page) => {
  waiting();
  await open(page);
  expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(await findFlaws(document.body)).toEqual([]);
});

test.each(loading)('%s is sound while it loads', async (_path, page) => {
  waiting();
  await open(page);
  await screen.findAllByRole('status', { name: 'Loading' });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(await findFlaws(document.body)).toEqual([]);
});

test.each(loading)('%s is sound when nothing can be loaded', async (_path, page) => {
  failing();
  await open(page);
  await screen.findAllByRole('button', { name: 'Try again' });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(await findFlaws(document.body)).toEqual([]);
});

/** Each dialog with the buttons that lead to it. */
const dialogs: Readonly<Record<string, readonly [ReactNode, ...string[]]>> = {
  'the log while it loads': [log],
  'an entry to add': [card, 'Add an entry'],
  'an entry to remove': [card, 'Remove “Interview”'],
};

test.each(Object.entries(dialogs))('the dialog of %s is sound', async (_name, [part, ...buttons]) => {
  waiting();
  await renderPart(part);
  for (const name of buttons) fireEvent.click(screen.getByRole('button', { name }));
  expect(await findFlaws(await screen.findByRole('dialog'))).toEqual([]);
});
