import { type StaffAbility, staffAbilities } from '@portico/contract/staff-abilities';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { wordsQuery } from '../app/providers/words.ts';
import { sessionQuery } from '../lib/session.ts';
import { ConfirmProvider } from '../parts/confirm/confirm.tsx';
import { ExportsProvider } from '../parts/exporting/exports.tsx';

/**
 * Renders a part of the console in English for a staff member with these abilities, by default all. `goBack` is the
 * browser's back button: it leads to the same page with another address; `goForward` leads back again.
 */
export async function renderPart(part: ReactNode, abilities: readonly StaffAbility[] = staffAbilities) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { messages } = await client.fetchQuery(wordsQuery('en'));
  client.setQueryData(sessionQuery.queryKey, {
    staff_id: '0b4f3a52-6f5c-4a3e-9d53-0c2a7a1a0001',
    name: 'Chen',
    account: 'chen',
    time_zone: null,
    owes_factor: false,
    abilities: [...abilities],
    roles: [{ role: 'reviewer', level: 'installation', organisation: null, project: null, abilities: [...abilities] }],
  });
  const router = createMemoryRouter([{ path: '/', element: part }], {
    initialEntries: ['/?before', '/'],
    initialIndex: 1,
  });
  const rendered = render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" messages={messages} timeZone="UTC">
        {/* jsdom fires no events at the end of an animation, and dialogs would wait for them. */}
        <ConfigProvider theme={{ token: { motion: false } }}>
          <ConfirmProvider>
            <ExportsProvider>
              <RouterProvider router={router} />
            </ExportsProvider>
          </ConfirmProvider>
        </ConfigProvider>
      </IntlProvider>
    </QueryClientProvider>,
  );
  const goBack = () => act(() => router.navigate(-1));
  const goForward = () => act(() => router.navigate(1));
  return {
    ...rendered,
    goBack,
    goForward,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}
