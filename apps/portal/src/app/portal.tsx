import { ProgressBar } from '@portico/ui/progress-bar';
import { HashRouter, Route, Routes } from 'react-router';
import { useTranslations } from 'use-intl';
import { Screen } from './screen.tsx';
import { findRoute } from './find-route.ts';
import { useShownPlace } from './use-shown-place.ts';

/** A project's portal behind the hash. */
export function Portal() {
  return (
    <HashRouter>
      <Places />
    </HashRouter>
  );
}

function Places() {
  const t = useTranslations('portal');
  const { shown, pending } = useShownPlace();
  return (
    <>
      <ProgressBar active={pending} label={t('loading')} />
      {shown === null ? null : (
        <Routes location={shown.location}>
          <Route path={patternOf(shown.location.pathname)} element={<Screen failure={shown.failure} />} />
        </Routes>
      )}
    </>
  );
}

function patternOf(pathname: string): string {
  const route = findRoute(pathname);
  return route === null || route === 'nameless' ? '*' : route.path;
}
