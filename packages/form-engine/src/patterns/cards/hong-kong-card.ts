/** A Hong Kong identity card: one or two letters, six digits and the check digit, optionally in parentheses. */
export function isHongKongCard(text: string): boolean {
  const [, letters, digits, bracketed, bare] = form.exec(text) ?? [];
  const check = bracketed ?? bare;
  if (letters === undefined || digits === undefined || check === undefined) return false;
  const characters = `${letters}${digits}${check}`.toUpperCase();
  // A single letter is preceded by a blank, which counts as 36.
  let sum = letters.length === 1 ? 36 * 9 : 0;
  let weight = characters.length;
  for (const character of characters) sum += Number.parseInt(character, 36) * weight--;
  return sum % 11 === 0;
}

const form = /^([A-Z]{1,2})(\d{6})(?:\(([\dA])\)|([\dA]))$/i;
