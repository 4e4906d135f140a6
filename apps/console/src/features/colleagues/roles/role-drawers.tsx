import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { InviteDrawer } from '../invitations/invite-drawer.tsx';
import type { Colleague, HeldRole } from '../use-colleagues.ts';
import { ChangeRoleDrawer } from './change-role-drawer.tsx';
import { GiveRoleDrawer } from './give-role-drawer.tsx';
import { ResetDrawer } from './reset-drawer.tsx';

/** What the drawer is for: inviting somebody, resetting second factors, changing a role, or (`held` is null) giving one. */
type Task =
  | { readonly colleague: Colleague; readonly held: HeldRole | null }
  | { readonly resetting: Colleague }
  | { readonly onInvited: (done: 'invited' | 'added', email: string) => void };

const OpenContext = createContext<((task: Task) => void) | null>(null);

/** One drawer for the whole page: a page can only guard one form against being left. */
export function RoleDrawers({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly task: Task; readonly isOpen: boolean } | null>(null);
  const open = useCallback((task: Task) => setShown({ task, isOpen: true }), []);
  const onClose = () => setShown((now) => now && { ...now, isOpen: false });
  return (
    <OpenContext value={open}>
      {children}
      {shown !== null && <TaskDrawer {...shown} onClose={onClose} />}
    </OpenContext>
  );
}

interface TaskDrawerProps {
  readonly task: Task;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function TaskDrawer({ task, ...drawer }: TaskDrawerProps) {
  if ('onInvited' in task) return <InviteDrawer onDone={task.onInvited} {...drawer} />;
  if ('resetting' in task) return <ResetDrawer key={task.resetting.staff_id} colleague={task.resetting} {...drawer} />;
  const { held, colleague } = task;
  if (held === null) return <GiveRoleDrawer key={colleague.staff_id} colleague={colleague} {...drawer} />;
  return <ChangeRoleDrawer key={held.role_id} colleague={colleague} held={held} {...drawer} />;
}

export function useRoleDrawer(): (task: Task) => void {
  const open = use(OpenContext);
  if (open === null) throw new Error('No role can be changed outside RoleDrawers');
  return open;
}
