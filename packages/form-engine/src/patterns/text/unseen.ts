// All kinds of blanks, control and formatting characters; U+2800 is the empty Braille pattern.
const unseen = String.raw`\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800`;
const visible = new RegExp(`[^${unseen}]`, 'u');
const hiding = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text without any visible character, however long it is. */
export function isUnseen(text: string): boolean {
  return !visible.test(text);
}

/** Removes invisible characters that come along when a text is copied. Blanks stay. */
export function dropUnseen(text: string): string {
  return text.replaceAll(hiding, '');
}

/** Half a surrogate pair, or the replacement character: the intended text is lost. */
export function hasUnreadable(text: string): boolean {
  return unreadable.test(text);
}

const unreadable = /[\p{Cs}\ufffd]/u;
