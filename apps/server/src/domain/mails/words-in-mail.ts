/** A sentence that one person wrote, made safe for a mail to another: nothing that a mail program would turn into a link. */
export function wordsInMail(typed: string): string {
  return (
    typed
      .normalize('NFC')
      .replaceAll(/\p{Bidi_Control}/gu, '')
      .replaceAll(/:\/{1,2}/g, ' ')
      .replaceAll('@', ' @ ')
      .replaceAll(/[.․．｡](?=[\p{L}\p{N}])/gu, '. ')
      // Browsers treat a Chinese full stop between Latin letters as the dot of an address.
      .replaceAll(/(?<=[a-z0-9])。(?=[a-z0-9])/gi, '。 ')
  );
}
