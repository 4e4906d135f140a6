import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Providers } from '../app/providers.tsx';
import { loadMessages } from '../app/start/load-messages.ts';
import { createTestQueryClient } from './query-client.ts';

const english = await loadMessages('en');

/** Renders a part of the portal alone, in English; `extra` are words that only some pages load. */
export function renderWords(part: ReactNode, extra: object = {}) {
  return render(
    <Providers language="en" messages={{ ...english, ...extra }} client={createTestQueryClient()}>
      {part}
    </Providers>,
  );
}
