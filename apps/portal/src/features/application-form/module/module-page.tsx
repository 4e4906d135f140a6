import { useMemo } from 'react';
import type { ScreenProps } from '../../../lib/place/screen-props.ts';
import { ApplicationPage } from '../application-page.tsx';
import { readModuleStep } from '../steps.ts';
import { ModuleStep } from './module-step.tsx';

/** The module that the address asks for. */
export function ModulePage({ place, project, user, language }: ScreenProps) {
  const step = useMemo(() => readModuleStep(place.query), [place]);
  return <ApplicationPage {...{ step, project, user, language }} Module={ModuleStep} />;
}
