/** The state of a module, by its number on the wire. */
export const moduleStates = { empty: 0, partial: 1, complete: 2 } as const;

export type ModuleStateNumber = (typeof moduleStates)[keyof typeof moduleStates];

/** The state on the wire for a stored number. */
export function moduleStateOf(state: number): ModuleStateNumber {
  return Object.values(moduleStates).find((one) => one === state) ?? moduleStates.empty;
}

/** The state of several modules, or of a whole sheet: complete if all are, empty if nothing was filled in. */
export function joinedModuleState(states: readonly number[]): ModuleStateNumber {
  if (states.every((state) => state === moduleStates.complete)) return moduleStates.complete;
  return states.some((state) => state !== moduleStates.empty) ? moduleStates.partial : moduleStates.empty;
}
