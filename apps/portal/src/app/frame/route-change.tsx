import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { VisuallyHidden } from '@portico/ui/visually-hidden';
import { useSession } from '../../lib/state/session-store.ts';
import { showTitle } from '../../lib/document-head.ts';
import { focusHeading } from './focus-heading.ts';
import { usePageTitle } from '../routes/page-title.ts';
import { useShownRoute } from '../routes/shown-route.ts';
import { useServiceEnded } from './use-service-ended.ts';

// Long enough to be announced; if it stayed, screen readers would read it again as text of the page.
const saidMs = 1000;

/**
 * On a route change: updates the document title and the scroll position, moves the focus, and announces the page to
 * screen readers.
 */
export function RouteChange() {
  const t = useTranslations();
  const titleOf = usePageTitle();
  const { location, route, failure } = useShownRoute();
  const { path } = location;
  const seoTitle = useSession(({ project, language }) => project?.seo_title[language] ?? '');
  const ended = useServiceEnded();
  const suspended = useSession(({ settings }) => settings?.suspended === true);
  const pageTitle =
    route === null ? t(`portal.failure.${failure === null ? 'pageNotFound' : 'chunkGone'}`) : titleOf(route.path);
  const title = ended ? t(`portal.${suspended ? 'suspended' : 'serviceEnded'}.title`) : pageTitle;
  const before = useRef(path);
  const [announced, setAnnounced] = useState('');

  useEffect(() => showTitle(title, seoTitle), [title, seoTitle]);
  useEffect(() => {
    // On the first page the focus stays where the browser put it.
    if (before.current === path) return undefined;
    before.current = path;
    window.scrollTo({ top: 0, behavior: 'instant' });
    setAnnounced(title);
    // In a preview of the console, people work in the page around this one.
    return window.parent === window ? focusHeading() : undefined;
  }, [path, title]);
  useEffect(() => {
    if (announced === '') return undefined;
    const timer = setTimeout(() => setAnnounced(''), saidMs);
    return () => clearTimeout(timer);
  }, [announced]);

  return (
    <div aria-live="polite" aria-atomic="true" data-no-print>
      <VisuallyHidden>{announced}</VisuallyHidden>
    </div>
  );
}
