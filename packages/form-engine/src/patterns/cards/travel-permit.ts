/**
 * A permit for people from Hong Kong (H) or Macau (M) to travel to the mainland: eight digits, and on old ones two
 * more, which count the renewals.
 */
export function isHomeReturnPermit(text: string): boolean {
  return /^[HM]\d{8}(?:\d{2})?$/i.test(text);
}

/**
 * A permit for people from Taiwan to travel to the mainland: eight digits; on old ones ten, usually followed by a
 * letter.
 */
export function isTaiwanPermit(text: string): boolean {
  return /^(?:\d{8}|\d{10}(?:\([A-Z]\)|[A-Z])?)$/i.test(text);
}
