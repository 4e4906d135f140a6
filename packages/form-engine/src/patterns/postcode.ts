/**
 * A postcode of any country: three to ten letters and digits with at least one digit, optionally with blanks or
 * hyphens. A field for mainland postcodes sets the length to six.
 */
export function isPostcode(text: string): boolean {
  return text.length <= longest && /\d/.test(text) && /^[A-Z\d](?:[ -]?[A-Z\d]){2,9}$/i.test(text);
}

const longest = 20;
