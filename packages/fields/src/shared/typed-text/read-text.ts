/** Reads a text from any JSON: numbers become digits, anything else becomes empty. */
export function readText(raw: unknown): string {
  if (typeof raw === 'number') return String(raw);
  return typeof raw === 'string' ? storable(raw) : '';
}

/** One line: a line break becomes a blank. */
export function toLine(text: string): string {
  return text.replaceAll(/[\r\n\u2028\u2029]+/g, ' ');
}

// PostgreSQL's jsonb accepts neither NUL nor half a surrogate pair. Almost no text has any, though many have whole
// pairs: one quick test avoids the slow ones.
const suspicious = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:^|[^\uD800-\uDBFF])[\uDC00-\uDFFF]/;

function storable(text: string): string {
  if (!suspicious.test(text)) return text;
  return text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}
