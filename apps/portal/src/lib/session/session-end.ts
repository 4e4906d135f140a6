import { localArea } from './guarded-area.ts';

const answers = new Set<() => void>();

/** A page that handles the end of the session itself registers here; the portal then stays on it. */
export function answerSessionEnd(answer: () => void): () => void {
  answers.add(answer);
  return () => answers.delete(answer);
}

/** Whether the page on screen handles it. */
export function isSessionEndAnswered(): boolean {
  answers.forEach((answer) => answer());
  return answers.size > 0;
}

/**
 * Tells other tabs, which only see the token disappear, why: the token itself if the server no longer knew it, `out` if
 * somebody signed out (and was asked about unsaved text), nothing while a session lasts.
 */
export function markSessionEnd(slug: string, how: string | null): void {
  localArea.setItem(name(slug), how ?? '');
}

export function sessionEnd(slug: string): string | null {
  return localArea.getItem(name(slug));
}

function name(slug: string): string {
  return `portico.ended.${slug}`;
}
