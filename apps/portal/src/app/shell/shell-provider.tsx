import { signOut } from '../../lib/session/session.ts';
import { depart } from '../../lib/navigation/hash-location.ts';
import { type ReactNode, useState } from 'react';
import { useSession, type Project } from '../../lib/state/session-store.ts';
import type { Slots } from '../../skins/skin.ts';
import { useShownRoute } from '../routes/shown-route.ts';
import { AdminEdit } from './admin-edit.tsx';
import { ShellContext } from './shell-context.ts';
import { useHeader } from './use-header.ts';
import { useShell } from './use-shell.ts';

interface ShellProviderProps {
  readonly slots: Slots;
  readonly children: ReactNode;
}

/** Provides layouts and pages with the slots that the project's skin and theme choose. */
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
  const [leave, question] = useSignOut();
  const shell = useShell(project, useShownRoute().route?.path ?? null, leave);
  const shown = useHeader(slots, shell.user?.header);
  return (
    <ShellContext value={{ shell, slots: shown }}>
      {children}
      <AdminEdit />
      {question}
    </ShellContext>
  );
}

/** The sign-out action, and the confirmation shown first if signing out would erase unsent text. */
function useSignOut(): readonly [() => void, ReactNode] {
  const [question, setQuestion] = useState<ReactNode>(null);
  const proceed = (agreed: boolean) =>
    agreed
      ? void signOut()
      : // If the dialog cannot be loaded, sign out without it.
        void import('./sign-out-question.tsx').then((chunk) => chunk.askSignOut(setQuestion)).catch(signOut);
  return [() => depart({ by: 'signOut', to: null, proceed }), question];
}
