import { slugOf } from '../navigation/address.ts';
import type { User } from '../state/session-store.ts';

/** A staff member who edits somebody's form, in this tab only. */
export interface StaffTab {
  readonly staffId: string;
  readonly staffName: string;
  /** The application, for the link back to the console. */
  readonly application: string;
}

// Used if the browser stores nothing; lasts as long as this page.
const remembered = new Map<string, string>();

/** The staff member who edits here; null in a person's own session, or if there is none. */
export function staffTab(): StaffTab | null {
  const name = placeHere();
  const text = remembered.get(name) ?? read(name);
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return isStaffTab(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Clears the tab before the code is exchanged; until then nobody is signed in here. */
export function clearTabForStaff(): void {
  try {
    sessionStorage.clear();
  } catch {
    // The browser stores nothing, so it is kept in memory.
  }
  remembered.set(placeHere(), JSON.stringify({ staffId: '', staffName: '', application: '' } satisfies StaffTab));
}

/** From now on, what this tab stores about the project stays in the tab. */
export function beginStaffTab(tab: StaffTab): void {
  const text = JSON.stringify(tab);
  try {
    sessionStorage.setItem(placeHere(), text);
    remembered.delete(placeHere());
  } catch {
    remembered.set(placeHere(), text);
  }
}

export function endStaffTab(): void {
  remembered.delete(placeHere());
  try {
    sessionStorage.removeItem(placeHere());
  } catch {
    // It was never stored there.
  }
}

/** Called after signing out. */
export function leaveStaffTab(tab: StaffTab): void {
  endStaffTab();
  returnToConsole(tab);
}

/** Closes the tab, if the console opened it, or navigates back to the console. Until then it stays a staff tab. */
export function returnToConsole({ application }: StaffTab): void {
  window.close();
  location.replace(consoleHref(application));
}

/** Removes what only the person may do: staff neither have to change a password here nor can delete the account. */
export function withoutPersonalRights<U extends Pick<User, 'can' | 'must_change_password'>>(user: U): U {
  return { ...user, must_change_password: false, can: { ...user.can, changePassword: false, logoff: false } };
}

/** The address of an application in the console, or of the console itself. */
export function consoleHref(application: string | null): string {
  return application === null ? '/console/' : `/console/#/applications/${encodeURIComponent(application)}`;
}

// Another project in the same tab is not in staff mode.
function placeHere(): string {
  // The tests of saving run without a `location`.
  const pathname = 'location' in globalThis ? location.pathname : '';
  return `portico.staff.${slugOf(pathname) ?? ''}`;
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

// We wrote it ourselves when the tab was opened.
function isStaffTab(stored: unknown): stored is StaffTab {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'staffId' in stored &&
    'staffName' in stored &&
    'application' in stored
  );
}
