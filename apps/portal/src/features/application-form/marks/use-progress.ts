import type { FormMenu } from '../application-queries.ts';
import { stateOf, useFormMarks } from './form-marks.ts';
import { ownModules } from '../../../lib/form-parts.ts';

/** The number of complete modules, and of all modules. */
export function useProgress(menu: FormMenu): { done: number; all: number } {
  const states = useFormMarks((marks) => marks.states);
  const modules = ownModules(menu);
  return {
    done: modules.filter((module) => stateOf(module, states) === 'complete').length,
    all: modules.length,
  };
}
