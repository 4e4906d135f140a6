import type { ModuleState } from '@portico/form-engine/verdict/judge-form';
import { create } from 'zustand';
import type { MenuModule } from '../application-queries.ts';

/** What this page knows about modules before the server does, by menuid. */
interface FormMarks {
  readonly states: Readonly<Record<string, ModuleState>>;
  readonly unsent: Readonly<Record<string, boolean>>;
}

export const useFormMarks = create<FormMarks>(() => ({ states: {}, unsent: {} }));

export function markState(menuid: string, state: ModuleState): void {
  useFormMarks.setState(({ states }) => (states[menuid] === state ? {} : { states: { ...states, [menuid]: state } }));
}

/** The module was left, so the menu's own state applies again. */
export function unmarkState(menuid: string): void {
  useFormMarks.setState(({ states: { [menuid]: _left, ...states } }) => ({ states }));
}

export function markUnsent(menuid: string, isUnsent: boolean): void {
  useFormMarks.setState(({ unsent }) =>
    (unsent[menuid] ?? false) === isUnsent ? {} : { unsent: { ...unsent, [menuid]: isUnsent } },
  );
}

/** Clears everything for another person, another batch or another version of the form. */
export function forgetMarks(): void {
  useFormMarks.setState({ states: {}, unsent: {} });
}

const wireStates = ['empty', 'partial', 'complete'] as const;

/** The state of a module: as this page knows it if it was open here, otherwise as the server sent it. */
export function stateOf({ menuid, state }: MenuModule, states: FormMarks['states']): ModuleState {
  return states[menuid] ?? wireStates[state];
}
