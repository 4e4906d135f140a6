import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { NotFoundPage } from '../features/errors/not-found-page.tsx';
import { PageBoundary } from '../features/errors/page-boundary.tsx';
import { loadChunk } from '../lib/chunk-reload.ts';
import type { Slots } from '../skins/skin.ts';
import { ApplicationWatch } from './application-watch.tsx';
import { BareLayout } from './layouts/bare-layout.tsx';
import { BlankLayout } from './layouts/blank-layout.tsx';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { LoadedPage } from './pages.tsx';
import { usePlaceOnScreen } from './place-context.ts';
import { RouteChange } from './route-change.tsx';
import type { LayoutName, PortalRoute } from './routes.ts';
import { SessionEnd } from './session-end.tsx';
import { SessionWatch } from './session-watch.tsx';
import { ShellProvider } from './shell/shell-provider.tsx';
import { useCurrentRoute } from './use-current-route.ts';
import { useServiceEnded } from './use-service-ended.ts';

const layouts: Readonly<Record<LayoutName, ComponentType<{ readonly children: ReactNode }>>> = {
  default: DefaultLayout,
  blank: BlankLayout,
  bare: BareLayout,
};

// Few ever see it.
const ServiceEndedPage = lazy(() =>
  loadChunk(() => import('../features/service-ended/service-ended-page.tsx')).then((chunk) => ({
    default: chunk.ServiceEndedPage,
  })),
);

/** The page of the current route in its layout; an error inside keeps the frame around it. */
export function Screen({ slots, failure }: { readonly slots: Slots; readonly failure: unknown }) {
  const route = useCurrentRoute();
  const { path } = usePlaceOnScreen();
  const ended = useServiceEnded();
  const Layout = layouts[ended ? 'default' : (route?.layout ?? 'default')];
  return (
    <ShellProvider slots={slots}>
      <RouteChange />
      <SessionEnd />
      <SessionWatch />
      <ApplicationWatch />
      <Layout>{ended ? <ServiceEnded /> : <Page key={path} route={route} failure={failure} />}</Layout>
    </ShellProvider>
  );
}

function Page({ route, failure }: { readonly route: PortalRoute | null; readonly failure: unknown }) {
  if (failure !== null) return <ErrorPage error={failure} />;
  return <PageBoundary>{route === null ? <NotFoundPage /> : <LoadedPage page={route.page} />}</PageBoundary>;
}

function ServiceEnded() {
  return (
    <Suspense fallback={null}>
      <ServiceEndedPage />
    </Suspense>
  );
}
