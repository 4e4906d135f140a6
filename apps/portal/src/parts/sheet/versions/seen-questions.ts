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

/** Remembers them in this browser, to tell what changed while one was away. They are the institution's own words. */
export function keepSeen(menuid: string, questions: SeenQuestions): void {
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

// Written by ourselves at the last visit; only its outline needs checking.
function isSeen(stored: unknown): stored is SeenQuestions {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'version' in stored &&
    'language' in stored &&
    'questions' in stored
  );
}
