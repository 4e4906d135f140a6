import { useCallback, useMemo } from 'react';
import { ApplicationPage } from '../../features/application-form/application-page.tsx';
import type { ApplicationPageProps } from '../../features/application-form/application-page-props.ts';
import type { Step } from '../../features/application-form/steps.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { showTitle } from '../document-head.ts';
import { usePlaceOnScreen } from '../place-context.ts';

interface ApplicationFrameProps extends Pick<ApplicationPageProps, 'Module'> {
  readonly read: (query: string) => Step;
}

/** The application form at the step that the address asks for. */
export function ApplicationFrame({ read, Module }: ApplicationFrameProps) {
  const place = usePlaceOnScreen();
  // A second visit to the same place asks again for what the address says.
  const step = useMemo(() => read(place.query), [read, place]);
  const { project, user, language } = useSession();
  const site = project?.seo_title[language] ?? '';
  const nameIt = useCallback((title: string) => showTitle(title, site), [site]);
  if (project === null) return null;
  return (
    <ApplicationPage step={step} project={project} user={user} language={language} Module={Module} onTitle={nameIt} />
  );
}
