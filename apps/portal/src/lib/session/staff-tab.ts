import { slugOf } from '../navigation/address.ts';
import type { User } from '../state/session-store.ts';

/** A staff member at work in somebody's form, in this tab and no other. */
export interface StaffTab {
  readonly staffId: string;
  readonly staffName: string;
  /** Whose form it is, for the way back to the console. */
  readonly application: string;
}

// Where the browser keeps nothing, as long as this page.
const remembered = new Map<string, string>();

/** Who edits here; null where the person's own session, or none, is at work. */
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
    // Nothing was kept.
  }
  remembered.set(placeHere(), JSON.stringify({ staffId: '', staffName: '', application: '' } satisfies StaffTab));
}

/** From now on what this tab keeps of the project lives in the tab alone. */
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
    // It was never kept there.
  }
}

/** After signing out. */
export function leaveStaffTab(tab: StaffTab): void {
  endStaffTab();
  returnToConsole(tab);
}

/** Closes the tab, which the console opened, or leads back to the console. Until then it stays a staff tab. */
export function returnToConsole({ application }: StaffTab): void {
  window.close();
  location.replace(consoleHref(application));
}

/** What belongs to the person alone: staff neither owes nor changes a password here, and closes no account. */
export function withoutPersonalRights<U extends Pick<User, 'can' | 'must_change_password'>>(user: U): U {
  return { ...user, must_change_password: false, can: { ...user.can, changePassword: false, logoff: false } };
}

/** An application in the console, or the console itself. */
export function consoleHref(application: string | null): string {
  return application === null ? '/console/' : `/console/#/applications/${encodeURIComponent(application)}`;
}

// Another project in the same tab is not in staff mode.
function placeHere(): string {
  // Saving is tested where there is no address.
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

// Written by ourselves when the tab began.
function isStaffTab(stored: unknown): stored is StaffTab {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'staffId' in stored &&
    'staffName' in stored &&
    'application' in stored
  );
}
