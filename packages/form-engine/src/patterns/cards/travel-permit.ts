/**
 * A permit to travel to the mainland: H or M and eight digits for Hong Kong and Macau (ten on old ones, where two count
 * the renewals), eight digits for Taiwan.
 */
export function isTravelPermit(text: string): boolean {
  return /^(?:[HM]\d{8}(?:\d{2})?|\d{8})$/i.test(text);
}
