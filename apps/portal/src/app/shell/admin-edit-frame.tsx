import { adminEditMessages } from '@portico/i18n/admin-edit-messages';
import type { ComponentType } from 'react';
import { consoleHref, returnToConsole, staffTab } from '../../lib/session/staff-tab.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { withWords } from '../../lib/words.tsx';
import { AdminEditBar } from '../../parts/admin-edit/admin-edit-bar.tsx';
import { EditingEnded } from '../../parts/admin-edit/editing-ended.tsx';
import { accountOf } from '../../parts/sign-in-again/account-of.ts';
import { useShellParts } from './shell-context.ts';

/** What staff see around the form, with its words. */
export function loadAdminEdit(): Promise<ComponentType> {
  return withWords(Promise.resolve(AdminEditFrame), { adminEdit: adminEditMessages });
}

/** The banner with its end, which is the end of the session. */
function AdminEditFrame() {
  const parts = useShellParts();
  const user = useSession((session) => session.user);
  const isOver = useSession((session) => session.adminEditingOver);
  const staff = staffTab();
  if (parts === null || user === null || staff === null) return null;
  // Not by signing out: that would erase what was typed and not saved, which is kept for the next time.
  const leave = () => returnToConsole(staff);
  return (
    <>
      <AdminEditBar
        staff={staff.staffName}
        applicant={user.name || accountOf(user)}
        isOver={isOver}
        onEnd={isOver ? leave : parts.shell.signOut}
      />
      <EditingEnded consoleHref={consoleHref(staff.application)} onLeave={leave} />
    </>
  );
}
