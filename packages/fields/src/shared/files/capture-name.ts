/** The name of what a person made here: who, when, and what it is. */
export function captureName(person: string, now: number, kind: string, extension: string): string {
  // What some file systems refuse in a name.
  const who = person.replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, '').trim();
  return `${who === '' ? kind : who}_${now}.${extension}`;
}
