import { consoleHref, staffTab } from '../../lib/staff-tab.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { AdminEditBar } from '../../parts/admin-edit/admin-edit-bar.tsx';
import { EditingEnded } from '../../parts/admin-edit/editing-ended.tsx';
import { accountOf } from '../../parts/sign-in-again/account-of.ts';
import { useShellParts } from './shell-context.ts';

/** The banner with its end, which is the end of the session. */
export function AdminEditFrame() {
  const parts = useShellParts();
  const user = useSession((session) => session.user);
  const isOver = useSession((session) => session.adminEditingOver);
  const staff = staffTab();
  if (parts === null || user === null || staff === null) return null;
  return (
    <>
      <AdminEditBar
        staff={staff.staffName}
        applicant={user.name || accountOf(user)}
        isOver={isOver}
        onEnd={parts.shell.signOut}
      />
      <EditingEnded consoleHref={consoleHref(staff.application)} />
    </>
  );
}
