/** The name of something a person recorded or drew here: who, when, and what it is. */
export function captureName(person: string, now: number, kind: string, extension: string): string {
  // Characters that some file systems refuse in a name.
  const who = person.replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, '').trim();
  return `${who === '' ? kind : who}_${now}.${extension}`;
}
