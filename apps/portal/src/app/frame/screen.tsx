import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { ErrorPage } from '../../features/errors/error-page.tsx';
import { NotFoundPage } from '../../features/errors/not-found-page.tsx';
import { PageBoundary } from '../../features/errors/page-boundary.tsx';
import { loadChunk } from '../../lib/chunks/chunk-reload.ts';
import type { Slots } from '../../skins/skin.ts';
import { ApplicationWatch } from './application-watch.tsx';
import { BareLayout, BlankLayout, DefaultLayout } from '../layouts/layouts.tsx';
import { RouteChange } from './route-change.tsx';
import { LoadedScreen } from '../routes/load-screen.tsx';
import type { LayoutName } from '../routes/route.ts';
import { useShownRoute } from '../routes/shown-route.ts';
import { SessionEnd } from './session-end.tsx';
import { SessionWatch } from './session-watch.tsx';
import { ShellProvider } from '../shell/shell-provider.tsx';
import { useServiceEnded } from './use-service-ended.ts';

const layouts: Readonly<Record<LayoutName, ComponentType<{ readonly children: ReactNode }>>> = {
  default: DefaultLayout,
  blank: BlankLayout,
  bare: BareLayout,
};

// Loaded lazily, since few people see it.
const ServiceEndedPage = lazy(() =>
  loadChunk(() => import('../../features/service-ended/service-ended-page.tsx')).then((chunk) => ({
    default: chunk.ServiceEndedPage,
  })),
);

/** The page of the current route in its layout; an error inside it leaves the frame intact. */
export function Screen({ slots }: { readonly slots: Slots }) {
  const { location, route } = useShownRoute();
  const ended = useServiceEnded();
  const Layout = layouts[ended ? 'default' : (route?.layout ?? 'default')];
  return (
    <ShellProvider slots={slots}>
      <RouteChange />
      <SessionEnd />
      <SessionWatch />
      <ApplicationWatch />
      <Layout>{ended ? <ServiceEnded /> : <Page key={location.path} />}</Layout>
    </ShellProvider>
  );
}

function Page() {
  const { route, failure } = useShownRoute();
  if (failure !== null) return <ErrorPage error={failure} />;
  return <PageBoundary>{route === null ? <NotFoundPage /> : <LoadedScreen route={route} />}</PageBoundary>;
}

function ServiceEnded() {
  return (
    <Suspense fallback={null}>
      <ServiceEndedPage />
    </Suspense>
  );
}
