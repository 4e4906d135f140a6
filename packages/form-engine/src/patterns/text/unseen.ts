// Blanks of all kinds, controls, and what steers how others are drawn; U+2800 is a sign of Braille without dots.
const unseen = String.raw`\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800`;
const visible = new RegExp(`[^${unseen}]`, 'u');
const hiding = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text in which there is nothing to see, however long it is. */
export function isUnseen(text: string): boolean {
  return !visible.test(text);
}

/** Without the characters that nobody sees and that come along when a text is copied. Blanks stay. */
export function dropUnseen(text: string): string {
  return text.replaceAll(hiding, '');
}

/** Half a character, or the sign that stands where one was: what was meant cannot be told. */
export function hasUnreadable(text: string): boolean {
  return unreadable.test(text);
}

const unreadable = /[\p{Cs}\ufffd]/u;
