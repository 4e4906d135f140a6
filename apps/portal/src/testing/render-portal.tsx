import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { Portal } from '../app/portal.tsx';
import { findRoute } from '../app/routes/find-route.ts';
import { Providers } from '../app/providers.tsx';
import { loadMessages } from '../app/start/load-messages.ts';
import type { RoutePath } from '../lib/navigation/paths.ts';
import { authModeQuery } from '../lib/queries.ts';
import { tenantKeys } from '../lib/session/tenant-keys.ts';
import { emptyApplication, useApplication } from '../lib/state/application-store.ts';
import { emptySession, useSession, type SessionState } from '../lib/state/session-store.ts';
import { loadSlots } from '../skins/registry.ts';
import { createTestQueryClient } from './query-client.ts';
import { buildAuthMode, buildProject } from './samples.ts';

const english = await loadMessages('en');
const slots = await loadSlots('', 1);

/** Renders the whole portal of a project in English at `#<path>`; the test provides the fake network. */
export function renderPortal(
  path: string,
  session: Partial<SessionState> = {},
  mode: Parameters<typeof buildAuthMode>[0] = {},
) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', () => undefined);
  localStorage.clear();
  sessionStorage.clear();
  const project = buildProject();
  const authMode = buildAuthMode(mode);
  useApplication.setState(emptyApplication);
  useSession.setState({ ...emptySession, language: 'en', slug: project.domain, project, ...session });
  if (session.user) tenantKeys(project.domain).set('enroll', 'secret');
  location.hash = `#${path}`;
  const client = createTestQueryClient();
  client.setQueryData(authModeQuery(project.domain).queryKey, authMode);
  return render(
    <Providers language="en" messages={english} client={client}>
      <Portal slots={slots} />
    </Providers>,
  );
}

/** Loads a screen and its words before the tests of a file start: on a busy machine that takes longer than any wait. */
export async function readyScreen(path: RoutePath): Promise<void> {
  const route = await findRoute(path);
  await Promise.all([route?.load(), ...Object.values(route?.words ?? {}).map((load) => load.en())]);
}
