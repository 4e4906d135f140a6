import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { wordsQuery } from '../app/words.ts';
import type { Role } from '../lib/abilities.ts';
import { sessionQuery } from '../lib/session.ts';
import { ExportsProvider } from '../parts/exporting/exports.tsx';

/** A part of the console in English, for a staff member of that role. */
export async function renderFor(role: Role, part: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { messages } = await client.fetchQuery(wordsQuery('en'));
  const member = { staff_id: '0b4f3a52-6f5c-4a3e-9d53-0c2a7a1a0001', name: 'Chen', account: 'chen', role };
  client.setQueryData(sessionQuery.queryKey, member);
  const router = createMemoryRouter([{ path: '/', element: part }]);
  return render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" messages={messages} timeZone="UTC">
        <ExportsProvider>
          <RouterProvider router={router} />
        </ExportsProvider>
      </IntlProvider>
    </QueryClientProvider>,
  );
}
