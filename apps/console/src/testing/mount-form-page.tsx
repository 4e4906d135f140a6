import '../app/providers/base.css';
import { staffAbilities } from '@portico/contract/staff-abilities';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Providers } from '../app/providers/providers.tsx';
import { FormPage } from '../features/form/form-page.tsx';
import { sessionQuery } from '../lib/session.ts';
import { ConfirmProvider } from '../parts/confirm/confirm.tsx';
import { InProject } from './in-project.tsx';

/** The page of a form alone, for somebody who may do everything, as benchmarks measure it. */
export function mountFormPage(root: Element): void {
  const client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, {
    staff_id: '0b4f3a52-6f5c-4a3e-9d53-0c2a7a1a0001',
    name: 'Chen',
    account: 'chen',
    time_zone: null,
    owes_factor: false,
    abilities: [...staffAbilities],
    roles: [],
  });
  const page = (
    <InProject>
      <FormPage />
    </InProject>
  );
  createRoot(root).render(
    <QueryClientProvider client={client}>
      <Providers>
        <ConfirmProvider>
          <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />
        </ConfirmProvider>
      </Providers>
    </QueryClientProvider>,
  );
}
