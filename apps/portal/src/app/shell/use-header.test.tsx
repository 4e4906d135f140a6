import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { readyScreen, renderPortal } from '../../testing/render-portal.tsx';
import { buildPageConfig, buildUser } from '../../testing/samples.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the header that the server names for a type of user outranks the skin’s', async () => {
  await readyScreen('/');
  const show = (user: ReturnType<typeof buildUser>) => {
    fakeServer({
      '/v1/enroll/apply/home': { data: { user_info: user, home_page_config: buildPageConfig([1]) } },
      '/v1/org/getProjectBatch': { data: { server_time: 1, list: [] } },
    });
    renderPortal('/', { user });
  };
  show(buildUser());
  await screen.findByRole('button', { name: /李明/ });
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
  cleanup();
  show(buildUser({ header: 7 }));
  // Header 7 greets the user and shows Sign out outside any menu.
  await screen.findByRole('button', { name: 'Sign out' });
});
