/** Spec 5: a passport number is 5 to 17 letters or digits. */
export function isPassport(text: string): boolean {
  return /^[A-Za-z\d]{5,17}$/.test(text);
}
