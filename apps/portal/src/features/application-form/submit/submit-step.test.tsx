import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderPortal } from '../../../testing/render-portal.tsx';
import { buildPageConfig, buildUser } from '../../../testing/samples.ts';
import type { Filed } from '../application-queries.ts';
import { buildDefinition, buildFiled, buildMenu, buildModule, inAll, version } from '../testing/samples.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Loaded before the clock of a test runs.
await import('./submit-step.tsx');

const page = {
  id: version,
  key: 'known-items',
  edition: 1,
  title: inAll('Known items'),
  consent: inAll('I have read the known items'),
  is_read: 0,
  read_time: 0,
};

function answers(filed: Filed) {
  return {
    '/v1/enroll/apply/home': { data: { user_info: buildUser(), home_page_config: buildPageConfig([1, 3]) } },
    '/v1/enroll/account/countNewMessage': { data: 0 },
    '/v1/enroll/apply/menu': { data: buildMenu({ menu_list: [buildModule('a')] }) },
    '/v1/enroll/apply/filed': { data: filed },
    '/v1/public/singlePage/list': { data: { list: [page] } },
    '/v1/public/singlePage/read': { data: { id: version, is_read: 1, read_time: 1 } },
  };
}

const empty = buildFiled(buildDefinition('a'));
const full = buildFiled(buildDefinition('a'), { save_field: { normal: { 'a-name': 'Li Ming' }, column: {} } });

test('what is missing is listed with a way to each field, and one is not let on', async () => {
  fakeServer(answers(empty));
  renderPortal('/applyform?step=submit', { user: buildUser() });
  const link = await screen.findByRole('link', { name: 'Full name' });
  expect(link.getAttribute('href')).toBe('#/applyform/basic?menuid=a&field=a-name');
  await userEvent.click(screen.getByRole('button', { name: 'Go on to the preview' }));
  expect(screen.getByRole('alert').textContent).toBe('Not yet: 1 part is not complete.');
  expect(location.hash).toBe('#/applyform?step=submit');
});

test('without the tick: Please check the known items first; with it the preview', async () => {
  const asked = fakeServer(answers(full));
  renderPortal('/applyform?step=submit', { user: buildUser() });
  await screen.findByText('Complete', { selector: 'span' });
  const tick = await screen.findByRole('checkbox', { name: 'I have read the known items' });
  const goOn = screen.getByRole('button', { name: 'Go on to the preview' });
  await userEvent.click(goOn);
  expect(screen.getByRole('alert').textContent).toMatch(/^Please check the known items first/);
  await userEvent.click(tick);
  expect(asked.some(({ path, body }) => path.endsWith('singlePage/read') && body.includes(version))).toBe(true);
  await userEvent.click(goOn);
  await waitFor(() => expect(location.hash).toBe('#/preview'));
});
