import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { NotFoundPage } from '../features/errors/not-found-page.tsx';
import { PageBoundary } from '../features/errors/page-boundary.tsx';
import { ServiceEndedPage } from '../features/service-ended/service-ended-page.tsx';
import { BareLayout } from './layouts/bare-layout.tsx';
import { BlankLayout } from './layouts/blank-layout.tsx';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { LoadedPage } from './pages.tsx';
import { RouteChange } from './route-change.tsx';
import type { LayoutName, PortalRoute } from './routes.ts';
import { SessionEnd } from './session-end.tsx';
import { ShellProvider } from './shell/shell-provider.tsx';
import { useCurrentRoute } from './use-current-route.ts';
import { useServiceEnded } from './use-service-ended.ts';

const layouts: Readonly<Record<LayoutName, ComponentType<{ readonly children: ReactNode }>>> = {
  default: DefaultLayout,
  blank: BlankLayout,
  bare: BareLayout,
};

/** The page of the current route in its layout; an error inside keeps the frame around it. */
export function Screen({ failure }: { readonly failure: unknown }) {
  const route = useCurrentRoute();
  const { key } = useLocation();
  const ended = useServiceEnded();
  const Layout = layouts[ended ? 'default' : (route?.layout ?? 'default')];
  return (
    <ShellProvider>
      <RouteChange />
      <SessionEnd />
      <Layout>{ended ? <ServiceEndedPage /> : <Page key={key} route={route} failure={failure} />}</Layout>
    </ShellProvider>
  );
}

function Page({ route, failure }: { readonly route: PortalRoute | null; readonly failure: unknown }) {
  if (failure !== null) return <ErrorPage error={failure} />;
  return (
    <PageBoundary>{route === null ? <NotFoundPage /> : <LoadedPage key={route.name} page={route.page} />}</PageBoundary>
  );
}
