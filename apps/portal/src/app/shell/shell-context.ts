import { createContext, useContext } from 'react';
import type { ShellProps, Slots } from '../../skins/skin.ts';

export interface ShellParts {
  readonly shell: ShellProps;
  readonly slots: Slots;
}

export const ShellContext = createContext<ShellParts | null>(null);

/** The shell of the current project; null before a project is known. */
export function useShellParts(): ShellParts | null {
  return useContext(ShellContext);
}
