import type { ReactNode } from 'react';
import { useSession, type Project } from '../../lib/state/session-store.ts';
import type { Slots } from '../../skins/skin.ts';
import { useShownPlace } from '../routes/shown-place.ts';
import { AdminEdit } from './admin-edit.tsx';
import { ShellContext } from './shell-context.ts';
import { useShell } from './use-shell.ts';
import { useSignOut } from './use-sign-out.ts';

interface ShellProviderProps {
  readonly slots: Slots;
  readonly children: ReactNode;
}

/** Gives layouts and pages the parts of the frame that the project's skin and theme choose. */
export function ShellProvider({ slots, children }: ShellProviderProps) {
  const project = useSession((session) => session.project);
  if (project === null) return children;
  return (
    <ProjectShell project={project} slots={slots}>
      {children}
    </ProjectShell>
  );
}

function ProjectShell({ project, slots, children }: ShellProviderProps & { readonly project: Project }) {
  const [signOut, question] = useSignOut();
  const shell = useShell(project, useShownPlace().route?.path ?? null, signOut);
  return (
    <ShellContext value={{ shell, slots }}>
      {children}
      <AdminEdit />
      {question}
    </ShellContext>
  );
}
