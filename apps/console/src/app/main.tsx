import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { currentLanguage } from '../lib/language.ts';
import { paths } from '../lib/paths.ts';
import { applyNonce, pageNonce } from '../lib/style-nonce.ts';
import './providers/base.css';
import { Providers } from './providers/providers.tsx';
import { createQueryClient } from './providers/query-client.ts';
import { createConsoleRouter } from './routes.tsx';
import { wordsQuery } from './providers/words.ts';

const nonce = pageNonce();
if (nonce !== undefined) applyNonce(nonce);

const client = createQueryClient(leaveForSignIn);
void client.prefetchQuery(wordsQuery(currentLanguage()));
const router = createConsoleRouter(client);

const root = document.querySelector('#root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <Providers>
          <RouterProvider router={router} />
        </Providers>
      </QueryClientProvider>
    </StrictMode>,
  );
}

function leaveForSignIn(): void {
  const { pathname, search } = router.state.location;
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== 'words' });
  void router.navigate(paths.signInFrom(`${pathname}${search}`), { replace: true, state: { ended: true } });
}
