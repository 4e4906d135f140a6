import { localArea } from '../../lib/guarded-area.ts';
import { randomKey } from '../../lib/random-key.ts';

/**
 * The key of a submission that is not answered yet. It outlives the page: whoever presses twice, loads the page anew or
 * has it open in two tabs asks for the same submission.
 */
export function submitKey(slug: string, uid: string): string {
  const kept = localArea.getItem(name(slug, uid));
  if (kept !== null && kept !== '') return kept;
  const fresh = randomKey();
  localArea.setItem(name(slug, uid), fresh);
  return fresh;
}

/** It was answered, or what it was about is over. */
export function forgetSubmitKey(slug: string, uid: string): void {
  localArea.removeItem(name(slug, uid));
}

function name(slug: string, uid: string): string {
  return `portico.submitting.${slug}.${uid}`;
}
