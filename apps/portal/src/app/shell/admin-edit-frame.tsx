import { adminEditMessages } from '@portico/i18n/admin-edit-messages';
import type { ComponentType } from 'react';
import { consoleHref, returnToConsole, staffTab } from '../../lib/session/staff-tab.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { withWords } from '../../lib/words.tsx';
import { AdminEditBar } from '../../parts/admin-edit/admin-edit-bar.tsx';
import { EditingEnded } from '../../parts/admin-edit/editing-ended.tsx';
import { accountOf } from '../../parts/sign-in-again/account-of.ts';
import { useShellParts } from './shell-context.ts';

/** Loads what staff see around the form, with its words. */
export function loadAdminEdit(): Promise<ComponentType> {
  return withWords(Promise.resolve(AdminEditFrame), { adminEdit: adminEditMessages });
}

/** The banner with the button that ends the editing session. */
function AdminEditFrame() {
  const parts = useShellParts();
  const user = useSession((session) => session.user);
  const isOver = useSession((session) => session.adminEditingOver);
  const staff = staffTab();
  if (parts === null || user === null || staff === null) return null;
  // Does not sign out: that would erase unsaved text, which is kept for the next time.
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
