/**
 * A postcode of any country: three to ten letters and digits, a digit among them, blanks or hyphens between. Who asks for
 * one of the mainland gives the length, six.
 */
export function isPostcode(text: string): boolean {
  return text.length <= longest && /\d/.test(text) && /^[A-Z\d](?:[ -]?[A-Z\d]){2,9}$/i.test(text);
}

const longest = 20;
