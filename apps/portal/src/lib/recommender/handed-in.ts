import { sessionArea } from '../session/guarded-area.ts';

/** What the page of thanks shows. The link has stopped working by then, so nothing can be fetched. */
export interface HandedIn {
  /** The uid of the request. */
  readonly uid: string;
  readonly applicant: string;
  readonly project: string;
  readonly email: string;
  readonly reads: boolean;
  /** Epoch seconds. */
  readonly at: number;
  readonly timeZone: string;
}

const name = 'portico.handed-in';

/** Kept in this tab, in case the page is reloaded. */
export function rememberHandedIn(handed: HandedIn): void {
  sessionArea.setItem(name, JSON.stringify(handed));
}

export function recallHandedIn(): HandedIn | null {
  try {
    const stored: unknown = JSON.parse(sessionArea.getItem(name) ?? 'null');
    return isHandedIn(stored) ? stored : null;
  } catch {
    return null;
  }
}

// We wrote it ourselves, so only its outline is checked.
function isHandedIn(stored: unknown): stored is HandedIn {
  return (
    typeof stored === 'object' && stored !== null && 'applicant' in stored && 'at' in stored && 'timeZone' in stored
  );
}
