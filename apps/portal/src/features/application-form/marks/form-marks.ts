import type { ModuleState } from '@portico/form-engine/verdict/judge-form';
import { create } from 'zustand';
import type { MenuModule } from '../application-queries.ts';

/** What this page knows of modules before the server does, by menuid. */
interface FormMarks {
  readonly states: Readonly<Record<string, ModuleState>>;
  readonly unsent: Readonly<Record<string, boolean>>;
}

export const useFormMarks = create<FormMarks>(() => ({ states: {}, unsent: {} }));

export function markState(menuid: string, state: ModuleState): void {
  useFormMarks.setState(({ states }) => (states[menuid] === state ? {} : { states: { ...states, [menuid]: state } }));
}

/** The module was left: the menu's own state applies again. */
export function unmarkState(menuid: string): void {
  useFormMarks.setState(({ states: { [menuid]: _left, ...states } }) => ({ states }));
}

export function markUnsent(menuid: string, isUnsent: boolean): void {
  useFormMarks.setState(({ unsent }) =>
    (unsent[menuid] ?? false) === isUnsent ? {} : { unsent: { ...unsent, [menuid]: isUnsent } },
  );
}

/** Nothing known any more: another person, another batch, another version of the form. */
export function forgetMarks(): void {
  useFormMarks.setState({ states: {}, unsent: {} });
}

const wireStates = ['empty', 'partial', 'complete'] as const;

/** How far a module has come, by this page where it has been open here, else by the server. */
export function stateOf({ menuid, state }: MenuModule, states: FormMarks['states']): ModuleState {
  return states[menuid] ?? wireStates[state];
}
