import type { Language } from '@portico/form-engine/language';
import type { ComponentType } from 'react';
import type { Project, User } from '../../lib/state/session-store.ts';
import type { ModuleStepProps } from './module/module-props.ts';
import type { Step } from './steps.ts';

export interface ApplicationPageProps {
  readonly step: Step;
  readonly project: Project;
  /** Null for a moment after the session has ended. */
  readonly user: User | null;
  readonly language: Language;
  /** The component that shows a module; null if the address asks for none. */
  readonly Module: ComponentType<ModuleStepProps> | null;
}
