import { sessionArea } from '../session/guarded-area.ts';

/** What the page of thanks says. The link that led here is dead by then, so nothing can be asked any more. */
export interface HandedIn {
  /** Of the request. */
  readonly uid: string;
  readonly applicant: string;
  readonly project: string;
  readonly email: string;
  readonly reads: boolean;
  /** Seconds since 1970. */
  readonly at: number;
  readonly timeZone: string;
}

const name = 'portico.handed-in';

/** Kept in this tab, for a page that is loaded anew. */
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

// Written by ourselves; only its outline needs checking.
function isHandedIn(stored: unknown): stored is HandedIn {
  return (
    typeof stored === 'object' && stored !== null && 'applicant' in stored && 'at' in stored && 'timeZone' in stored
  );
}
