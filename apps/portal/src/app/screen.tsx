import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { NotFoundPage } from '../features/errors/not-found-page.tsx';
import { PageBoundary } from '../features/errors/page-boundary.tsx';
import { ServiceEndedPage } from '../features/service-ended/service-ended-page.tsx';
import { useSession } from '../lib/state/session-store.ts';
import { BareLayout } from './layouts/bare-layout.tsx';
import { BlankLayout } from './layouts/blank-layout.tsx';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { LoadedPage } from './pages.tsx';
import { RouteChange } from './route-change.tsx';
import type { LayoutName } from './routes.ts';
import { SessionEnd } from './session-end.tsx';
import { ShellProvider } from './shell/shell-provider.tsx';
import { useCurrentRoute } from './use-current-route.ts';

const layouts: Readonly<Record<LayoutName, ComponentType<{ readonly children: ReactNode }>>> = {
  default: DefaultLayout,
  blank: BlankLayout,
  bare: BareLayout,
};

/** The page of the current route in its layout; an error inside keeps the frame around it. */
export function Screen({ failure }: { readonly failure: unknown }) {
  const route = useCurrentRoute();
  const { key } = useLocation();
  const inService = useSession((session) => session.inService);
  const isHelp = route?.name.startsWith('help') === true;
  const Layout = layouts[route?.layout ?? 'default'];
  const page = route === null ? <NotFoundPage /> : <LoadedPage key={route.name} page={route.page} />;
  return (
    <ShellProvider>
      <RouteChange />
      <SessionEnd />
      {inService || isHelp ? (
        <Layout>
          {failure === null ? <PageBoundary key={key}>{page}</PageBoundary> : <ErrorPage error={failure} />}
        </Layout>
      ) : (
        <ServiceEndedPage />
      )}
    </ShellProvider>
  );
}
