import { ModuleStep } from '../../features/application-form/module/module-step.tsx';
import { readModuleStep } from '../../features/application-form/steps.ts';
import { ApplicationFrame } from './application-frame.tsx';

export function ApplicationModuleRoute() {
  return <ApplicationFrame read={readModuleStep} Module={ModuleStep} />;
}
