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
    const kept: unknown = JSON.parse(sessionArea.getItem(name) ?? 'null');
    return isHandedIn(kept) ? kept : null;
  } catch {
    return null;
  }
}

// Written by ourselves; only its outline needs checking.
function isHandedIn(kept: unknown): kept is HandedIn {
  return typeof kept === 'object' && kept !== null && 'applicant' in kept && 'at' in kept && 'timeZone' in kept;
}
