import { localArea } from './guarded-area.ts';

const answers = new Set<() => void>();

/** A page that answers an ended session itself is told of it, and the portal leaves it where it is. */
export function answerSessionEnd(answer: () => void): () => void {
  answers.add(answer);
  return () => answers.delete(answer);
}

/** Whether the page on screen has taken it. */
export function isSessionEndAnswered(): boolean {
  answers.forEach((answer) => answer());
  return answers.size > 0;
}

/**
 * For other tabs, which only see the token go: how it went. The token itself where it was found dead, `out` where
 * somebody signed out, who was asked about what is not saved, and nothing while a session lasts.
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
