import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { nowSeconds } from '../../lib/clock.ts';
import { tenantKeys } from '../../lib/session/tenant-keys.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { readyScreen, renderPortal } from '../../testing/render-portal.tsx';
import { buildPageConfig, buildUser } from '../../testing/samples.ts';
import type { Preview } from './preview-queries.ts';
import { buildPreview, buildSubmitted, inAll, version } from './testing/build-preview.ts';

await readyScreen('/preview');

provideNativeDialog();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Loaded before a test installs its fake clock.
await import('./preview-page.tsx');

const hour = 3600;
const path = '/v1/enroll/apply/new_preview';

const agreed = {
  id: version,
  key: 'known-items',
  edition: 1,
  title: inAll('Known items'),
  consent: inAll('I have read the known items'),
  is_read: 1,
  read_time: 1,
};

function answers(preview: Preview, hoursLeft = 50) {
  const user_info = buildUser({ application_state: preview.application_state, batchId: version });
  const batch = {
    batchId: version,
    batch_title: inAll('Main'),
    batch_state: 1,
    start_time: nowSeconds() - 100 * hour,
    end_time: nowSeconds() + hoursLeft * hour,
  };
  return {
    '/v1/enroll/apply/home': { data: { user_info, home_page_config: buildPageConfig([1, 3]), submission: null } },
    '/v1/enroll/account/countNewMessage': { data: 0 },
    '/v1/org/getProjectBatch': { data: { server_time: nowSeconds(), list: [batch] } },
    '/v1/public/singlePage/list': { data: { list: [agreed] } },
    [path]: { data: preview },
  };
}

function open(preview: Preview) {
  renderPortal('/preview', { user: buildUser({ application_state: preview.application_state, batchId: version }) });
}

test('before submitting: the answers, the way back, and submitting', async () => {
  const preview = buildPreview();
  fakeServer(answers(preview));
  open(preview);
  await screen.findByText('Li Ming');
  expect(screen.getByText('Nothing has been submitted yet.', { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the form' }).getAttribute('href')).toBe('#/applyform');
  // Submitting waits until it is known what there is to agree to.
  await screen.findByRole('checkbox', { name: 'I have read the known items', checked: true });
  const atTheEnd = within(screen.getByRole('region', { name: 'Submit' }));
  await userEvent.click(atTheEnd.getByRole('button', { name: 'Submit application' }));
  await screen.findByRole('dialog', { name: 'Submit your application?' });
});

test('after submitting: number, time in both zones, receipt, and no way to submit', async () => {
  const preview = buildSubmitted();
  fakeServer(answers(preview));
  open(preview);
  await screen.findByText('A26000042');
  expect(screen.getByText(/January 15, 2027 at 16:00 \(GMT\+8\)/)).toBeTruthy();
  expect(screen.getByText(/^Your time:/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe('#/receipt');
  expect(screen.queryByRole('button', { name: 'Submit application' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Withdraw application' })).toBeNull();
});

test('what staff wrote counts as read once it was opened here', async () => {
  const preview = buildSubmitted();
  const at = 1_800_000_000;
  fakeServer({ ...answers(preview), '/v1/public/mark': { data: { highlight_list: [{ value: 3, at }] } } });
  open(preview);
  await waitFor(() => expect(tenantKeys('north').get('highlight_list')).toBe(String(at)));
});

test('withdrawing says what happens, then leads back to the form', async () => {
  const preview = buildSubmitted({ can: { revoke: true, reapply: false, export: false } });
  const revoke = '/v1/enroll/apply/revokeApply';
  const calls = fakeServer({ ...answers(preview), [revoke]: { data: { application_state: 1 } } });
  open(preview);
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw application' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw your application?' });
  expect(dialog.textContent).toContain('The institution no longer counts it as submitted.');
  expect(dialog.textContent).toContain('Your application number A26000042 stays yours.');
  localStorage.setItem(`portico.submitting.north.${buildUser().uid}`, 'of the submission before');
  // On a busy machine the toast may disappear before the redirect is followed.
  const messages = screen.findAllByText('Your application has been withdrawn.', { exact: false });
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await messages).toHaveLength(1);
  await waitFor(() => expect(location.hash).toBe('#/applyform'));
  // Two clicks, but one call and one message.
  const [asking, ...more] = calls.filter((one) => one.path === revoke);
  expect(asking?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(more).toEqual([]);
  // Otherwise the next submission would get the answer of the withdrawn one.
  expect(localStorage.getItem(`portico.submitting.north.${buildUser().uid}`)).toBeNull();
});

test('applying again says that the earlier application stays', async () => {
  const preview = buildSubmitted({ can: { revoke: false, reapply: true, export: false } });
  const reapply = '/v1/enroll/apply/reapply';
  fakeServer({ ...answers(preview), [reapply]: { data: { application_state: 1 } } });
  open(preview);
  await userEvent.click(await screen.findByRole('button', { name: 'Apply again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Apply again?' });
  expect(dialog.textContent).toContain('What you submitted as A26000042 stays with the institution');
  expect(dialog.textContent).toContain('If you choose the same batch again, the new application takes its place.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply again' }));
  await waitFor(() => expect(location.hash).toBe('#/applyform'));
});

test('a closed batch takes no submission', async () => {
  const preview = buildPreview();
  fakeServer(answers(preview, -1));
  open(preview);
  await screen.findByText('This batch is closed, so the application can no longer be submitted.');
});

test('without a batch there is nothing to look at', async () => {
  const preview = buildPreview({ batch_title: null, modules: [] });
  fakeServer(answers(preview));
  open(preview);
  await screen.findByText('There is nothing to look at yet');
});

test('a failure offers another try, which works', async () => {
  const preview = buildPreview();
  const { [path]: delayedAnswer, ...rest } = answers(preview);
  fakeServer(rest);
  open(preview);
  await screen.findByText('The preview could not be loaded.');
  fakeServer({ ...rest, [path]: delayedAnswer ?? {} });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Li Ming');
});
