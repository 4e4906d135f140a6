/** Converts full-width letters, digits and punctuation to the usual ones; every dash becomes a hyphen. */
export function narrow(text: string): string {
  if (isPlain.test(text)) return text;
  return text
    .replaceAll(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replaceAll(/[\u2010-\u2015\u2212\ufe58\ufe63]/g, '-');
}

const isPlain = /^[\0-\x7f]*$/;
