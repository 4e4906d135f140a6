import { useMemo, type ReactNode } from 'react';
import { useSession, type Project } from '../../lib/state/session-store.ts';
import { resolveSlots } from '../../skins/registry.ts';
import { useCurrentRoute } from '../use-current-route.ts';
import { ShellContext } from './shell-context.ts';
import { useShell } from './use-shell.ts';

/** Gives layouts and pages the parts of the frame that the project's skin and theme choose. */
export function ShellProvider({ children }: { readonly children: ReactNode }) {
  const project = useSession((session) => session.project);
  return project === null ? children : <ProjectShell project={project}>{children}</ProjectShell>;
}

function ProjectShell({ project, children }: { readonly project: Project; readonly children: ReactNode }) {
  const shell = useShell(project, useCurrentRoute()?.name ?? null);
  const { name, theme } = project.layout;
  const slots = useMemo(() => resolveSlots(name, theme), [name, theme]);
  return <ShellContext value={{ shell, slots }}>{children}</ShellContext>;
}
