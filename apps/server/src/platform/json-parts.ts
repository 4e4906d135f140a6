/**
 * Whether a JSON text has more values than `most`, found without parsing by counting commas and brackets outside of
 * strings. Parsing blocks the event loop in proportion to the number of values, hardly to the length of strings.
 */
export function hasMoreParts(json: string, most: number): boolean {
  let parts = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfText(json, at);
    else if (code === comma || code === bracket || code === brace) {
      parts += 1;
      if (parts > most) return true;
    }
  }
  return false;
}

const quote = 0x22;
const comma = 0x2c;
const bracket = 0x5b;
const backslash = 0x5c;
const brace = 0x7b;

/** The end of the string that begins at a quote; the end of the text if it is never closed. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let before = end - 1;
    while (json.charCodeAt(before) === backslash) before -= 1;
    // After an even number of backslashes the quote is not escaped.
    if ((end - before) % 2 === 1) return end;
  }
  return json.length;
}
