import { useMemo } from 'react';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { ApplicationPage } from './application-page.tsx';
import { readChoiceStep } from './steps.ts';

/** Choosing a batch and submitting: without the fields, which come while one reads. */
export function ChoicePage({ location, project, user, language }: ScreenProps) {
  // A second visit to the same place asks again for what the address says.
  const step = useMemo(() => readChoiceStep(location.query), [location]);
  return <ApplicationPage {...{ step, project, user, language }} Module={null} />;
}
