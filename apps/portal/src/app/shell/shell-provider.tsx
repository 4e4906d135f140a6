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

/** Signing out, and the question that comes first where it would erase text that the server does not have. */
function useSignOut(): readonly [() => void, ReactNode] {
  const [question, setQuestion] = useState<ReactNode>(null);
  const proceed = (agreed: boolean) =>
    agreed
      ? void signOut()
      : // Where the question cannot be had, nobody is kept from signing out.
        void import('./sign-out-question.tsx').then((chunk) => chunk.askSignOut(setQuestion)).catch(signOut);
  return [() => depart({ by: 'signOut', to: null, proceed }), question];
}
