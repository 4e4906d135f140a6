import { type ModuleTarget, submitStep } from '../../lib/navigation/form-addresses.ts';
import { pathTo } from '../../lib/navigation/paths.ts';
import type { HashLocation } from '../../lib/navigation/hash-location.ts';

/** A part of the form's screens: choosing a batch, one module, or checking and submitting. */
export type Step =
  | { readonly kind: 'batches' }
  | { readonly kind: 'submit' }
  | { readonly kind: 'module'; readonly menuid: string; readonly aim: ModuleTarget };

/** The step that an address of /applyform asks for. */
export function readChoiceStep(query: string): Step {
  return new URLSearchParams(query).get('step') === submitStep ? { kind: 'submit' } : { kind: 'batches' };
}

/** The step that an address of /applyform/basic asks for; without a module, the first one. */
export function readModuleStep(query: string): Step {
  const parameters = new URLSearchParams(query);
  const field = parameters.get('field');
  const aim = field === null ? (parameters.has('check') ? 'problems' : null) : { field };
  return { kind: 'module', menuid: parameters.get('menuid') ?? '', aim };
}

/** Moving to another step does not leave the form: unsent answers continue to be sent. */
export function isWithinForm({ path }: Pick<HashLocation, 'path'>): boolean {
  return path === pathTo('/applyform') || path === pathTo('/applyform/basic');
}
