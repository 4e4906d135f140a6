import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { nowSeconds } from '../../lib/clock.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { buildPageConfig, buildUser } from '../../testing/samples.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Loaded before a test installs its fake clock.
await import('./submitted-page.tsx');

const submission = { number: 'A26000042', submitted_at: 1_800_000_000, stage: 0 };

function answers(latest: typeof submission | null, application_state: 1 | 2) {
  const user_info = buildUser({ application_state });
  return {
    '/v1/enroll/apply/home': { data: { user_info, home_page_config: buildPageConfig([1, 3]), submission: latest } },
    '/v1/enroll/account/countNewMessage': { data: 0 },
    '/v1/org/getProjectBatch': { data: { server_time: nowSeconds(), list: [] } },
  };
}

test('number, time in both zones, what happens next, receipt and the way home', async () => {
  fakeServer(answers(submission, 2));
  renderPortal('/submittedSuccess', { user: buildUser({ application_state: 2 }) });
  await screen.findByText('A26000042');
  expect(screen.getByText(/January 15, 2027 at 16:00 \(GMT\+8\)/)).toBeTruthy();
  expect(screen.getByText(/^Your time:/)).toBeTruthy();
  expect(screen.getByText('A confirmation is on its way to li.ming@example.org.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View the receipt' }).getAttribute('href')).toBe('#/receipt');
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('#/');
});

test('says when nothing was submitted', async () => {
  fakeServer(answers(null, 1));
  renderPortal('/submittedSuccess', { user: buildUser({ application_state: 1 }) });
  await screen.findByRole('heading', { name: 'No application stands submitted at the moment' });
});
