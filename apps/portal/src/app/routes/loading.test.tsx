import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { upcomingRoutes } from '../../lib/navigation/upcoming-routes.ts';
import { findFlaws } from '@portico/ui/testing/find-flaws';
import { letIn, letterUid } from '../../testing/letter-samples.ts';
import { readyScreen, renderPortal } from '../../testing/render-portal.tsx';
import { buildUser, ids } from '../../testing/samples.ts';
import { firstRoutes } from './first-routes.ts';
import { routes } from './routes.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Screens that ask for nothing before they show. */
const still = [
  '/login',
  '/login_code',
  '/login_email',
  '/login_fast',
  '/login_old',
  '/login_pass',
  '/pass',
  '/password',
  '/edit_pass',
  '/editPassword',
  '/help/404',
  '/help/505',
  '/ref_login',
  '/ref_success',
  '/stop_mails',
  '/embedded_h5',
  '/success',
];
const added: Readonly<Record<string, string>> = {
  '/applyform/basic': '?menuid=m',
  '/email': '?token=t',
  '/receipt': '?uid=r',
  '/take_back': '?token=t',
};
const isKnown = (path: string) => still.includes(path) || upcomingRoutes.some((one) => one === path);
const loading = [...firstRoutes, ...routes]
  .filter(({ path }) => !isKnown(path))
  .map(({ path, access }) => [path, access, added[path] ?? ''] as const);
const pages = [...loading, ['/reference', 'open', '?token=t'], ['/reference', 'open', `?uid=${letterUid}`]] as const;

async function open(path: (typeof pages)[number][0], access: string, query: string) {
  await readyScreen(path);
  renderPortal(path + query, access === 'login' ? { user: buildUser({ batchId: ids.project_id }) } : {});
  letIn();
}

async function expectSound() {
  const main = screen.getByRole('main');
  expect(main.querySelectorAll('h1')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
  expect(await findFlaws(main)).toEqual([]);
}

test.each(pages)('%s (%s%s) is sound while it loads', async (...page) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await open(...page);
  await waitFor(() => expect(document.querySelector('main [data-skeleton]')).not.toBeNull());
  await expectSound();
});

test.each(pages)('%s (%s%s) is sound when nothing can be loaded', async (...page) => {
  await open(...page);
  await waitFor(() => {
    expect(document.querySelector('main [role="alert"], main button')).not.toBeNull();
    expect(document.querySelector('main [data-skeleton]')).toBeNull();
  });
  await expectSound();
});
