import { useMemo } from 'react';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { ApplicationPage } from './application-page.tsx';
import { readChoiceStep } from './steps.ts';

/** Choosing a batch and submitting: without the code of the fields, which loads in the background. */
export function ChoicePage({ location, project, user, language }: ScreenProps) {
  // Depends on `location`, so that a second visit to the same address takes effect again.
  const step = useMemo(() => readChoiceStep(location.query), [location]);
  return <ApplicationPage {...{ step, project, user, language }} Module={null} />;
}
