import type { Language } from '@portico/form-engine/language';
import { localArea } from '../../../lib/session/guarded-area.ts';
import { useSession } from '../../../lib/state/session-store.ts';
import type { Questions } from './form-changes.ts';

/** The questions of a module as the person last saw them. */
export interface SeenQuestions {
  readonly version: string;
  readonly language: Language;
  readonly questions: Questions;
}

/**
 * Stores them in this browser, to tell what has changed since the last visit. They contain only the institution's
 * words.
 */
export function storeSeen(menuid: string, questions: SeenQuestions): void {
  localArea.setItem(placeOf(menuid), JSON.stringify(questions));
}

export function recallSeen(menuid: string): SeenQuestions | null {
  try {
    const stored: unknown = JSON.parse(localArea.getItem(placeOf(menuid)) ?? 'null');
    return isSeen(stored) ? stored : null;
  } catch {
    return null;
  }
}

function placeOf(menuid: string): string {
  const { slug, user } = useSession.getState();
  return `portico.seen.${slug}.${user?.uid ?? ''}.${menuid}`;
}

// We wrote it ourselves at the last visit, so only its outline is checked.
function isSeen(stored: unknown): stored is SeenQuestions {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'version' in stored &&
    'language' in stored &&
    'questions' in stored
  );
}
