import { useMemo } from 'react';
import type { ScreenProps } from '../../lib/place/screen-props.ts';
import { ApplicationPage } from './application-page.tsx';
import { readChoiceStep } from './steps.ts';

/** Choosing a batch and submitting: without the fields, which come while one reads. */
export function ChoicePage({ place, project, user, language }: ScreenProps) {
  // A second visit to the same place asks again for what the address says.
  const step = useMemo(() => readChoiceStep(place.query), [place]);
  return <ApplicationPage {...{ step, project, user, language }} Module={null} />;
}
