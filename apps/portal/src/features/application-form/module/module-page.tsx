import { useMemo } from 'react';
import type { ScreenProps } from '../../../lib/navigation/screen-props.ts';
import { ApplicationPage } from '../application-page.tsx';
import { readModuleStep } from '../steps.ts';
import { ModuleStep } from './module-step.tsx';

/** The page of one module. */
export function ModulePage({ location, project, user, language }: ScreenProps) {
  const step = useMemo(() => readModuleStep(location.query), [location]);
  return <ApplicationPage {...{ step, project, user, language }} Module={ModuleStep} />;
}
