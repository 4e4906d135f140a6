/** A mainland landline: seven or eight digits, with or without area code, country code and extension. */
export function isLandline(text: string): boolean {
  return form.test(text);
}

// 10 and 2x are the large cities; all other area codes have three digits.
const area = String.raw`(?:10|2\d|[3-9]\d\d)`;
const prefix = String.raw`(?:0${area}[ -]?|\(0${area}\) ?|\+86[ -]?0?${area}[ -]?)?`;
const number = String.raw`[2-9]\d{2,3}[ -]?\d{4}`;
const extension = String.raw`(?:(?:-| ?(?:ext\.?|x|#|转|轉) ?)\d{1,6})?`;
const form = new RegExp(`^${prefix}${number}${extension}$`, 'i');
