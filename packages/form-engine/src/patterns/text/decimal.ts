/** A number as people write it: an optional sign, digits, an optional fraction; no exponent, no dot without digits. */
export function isDecimal(text: string): boolean {
  return /^[+-]?\d+(?:\.\d+)?$/.test(text);
}

/** A number as it is written once, however many zeros somebody writes: the same for 05, +5 and 5.0. */
export function decimalKey(text: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)0*(\d*?)(?:\.(\d*?)0*)?$/.exec(text) ?? [];
  if (whole === '' && fraction === '') return /^[+-]?0/.test(text) ? '0' : text;
  return `${sign === '-' ? '-' : ''}${whole || '0'}${fraction === '' ? '' : `.${fraction}`}`;
}
