import { createElement, useEffect, type ComponentType } from 'react';
import { loadChunk } from '../../lib/chunks/chunk-reload.ts';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { withWords } from '../../lib/words.tsx';
import { findRoute } from './find-route.ts';
import { usePageTitle } from './page-title.ts';
import type { PortalRoute } from './route.ts';
import { useShownRoute } from './shown-route.ts';

const loaded = new Map<PortalRoute, ComponentType<ScreenProps>>();

/** Loads a screen and its words; the screen is rendered only after this. */
export function loadScreen(route: PortalRoute): Promise<void> {
  return loadChunk(() => fetchScreen(route));
}

async function fetchScreen(route: PortalRoute): Promise<void> {
  if (!loaded.has(route)) loaded.set(route, await withWords(route.load(), route.words ?? {}));
}

const prefetchMs = 2000;

export function LoadedScreen({ route }: { readonly route: PortalRoute }) {
  const titleOf = usePageTitle();
  const { location } = useShownRoute();
  const project = useSession((session) => session.project);
  const user = useSession((session) => session.user);
  const language = useSession((session) => session.language);
  useEffect(() => {
    const timer = setTimeout(() => route.next?.forEach((path) => void prefetch(path)), prefetchMs);
    return () => clearTimeout(timer);
  }, [route]);
  const Screen = loaded.get(route);
  if (Screen === undefined || project === null) return null;
  return createElement(Screen, { path: route.path, title: titleOf(route.path), location, project, user, language });
}

async function prefetch(path: string): Promise<void> {
  try {
    const route = await findRoute(path);
    if (route !== null) await fetchScreen(route);
  } catch {
    // It is loaded again when somebody goes there.
  }
}
