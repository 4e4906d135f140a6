import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import type { Colleague, HeldRole } from '../use-colleagues.ts';
import { ChangeRoleDrawer } from './change-role-drawer.tsx';
import { GiveRoleDrawer } from './give-role-drawer.tsx';

/** What is asked of a drawer: to change this role, or to give one where none is named. */
interface Task {
  readonly colleague: Colleague;
  readonly held: HeldRole | null;
}

const OpenContext = createContext<((task: Task) => void) | null>(null);

/** One drawer for all rows of the list: a page can only guard one form against being left. */
export function RoleDrawers({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly task: Task; readonly isOpen: boolean } | null>(null);
  const open = useCallback((task: Task) => setShown({ task, isOpen: true }), []);
  const onClose = () => setShown((now) => now && { ...now, isOpen: false });
  return (
    <OpenContext value={open}>
      {children}
      {shown !== null && <RoleDrawer {...shown.task} isOpen={shown.isOpen} onClose={onClose} />}
    </OpenContext>
  );
}

function RoleDrawer({ held, ...rest }: Task & { readonly isOpen: boolean; readonly onClose: () => void }) {
  if (held === null) return <GiveRoleDrawer key={rest.colleague.staff_id} {...rest} />;
  return <ChangeRoleDrawer key={held.role_id} held={held} {...rest} />;
}

export function useRoleDrawer(): (task: Task) => void {
  const open = use(OpenContext);
  if (open === null) throw new Error('No role can be changed outside RoleDrawers');
  return open;
}
