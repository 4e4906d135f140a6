/**
 * A permit of people from Hong Kong (H) or Macau (M) to travel to the mainland: eight digits, and two more on old ones,
 * which count the renewals.
 */
export function isHomeReturnPermit(text: string): boolean {
  return /^[HM]\d{8}(?:\d{2})?$/i.test(text);
}

/** A permit of people from Taiwan to travel to the mainland: eight digits; on old ones ten, and mostly a letter behind them. */
export function isTaiwanPermit(text: string): boolean {
  return /^(?:\d{8}|\d{10}(?:\([A-Z]\)|[A-Z])?)$/i.test(text);
}
