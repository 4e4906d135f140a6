import { localArea } from '../session/guarded-area.ts';

/** Where this browser keeps the message that somebody is writing, encrypted. */
export function unsentMessageKey(slug: string, uid: string): string {
  return `portico.message.${slug}.${uid}`;
}

export function hasUnsentMessage(slug: string, uid: string): boolean {
  return localArea.getItem(unsentMessageKey(slug, uid)) !== null;
}

export function forgetUnsentMessage(slug: string, uid: string): void {
  localArea.removeItem(unsentMessageKey(slug, uid));
}
