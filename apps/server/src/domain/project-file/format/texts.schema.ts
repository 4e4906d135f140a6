import * as z from 'zod';

/** A text of an institution in each language, any of which may be empty. */
export function texts(longest: number) {
  const text = z.string().max(longest);
  return z.strictObject({ sc: text, tc: text, en: text });
}

export const line = texts(500);
export const passage = texts(10_000);
/** HTML of the few elements that pages may contain, or plain paragraphs. */
export const longText = texts(100_000);

/** By which something is known again when a file is imported into the project that it came from. */
export const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);

export const moment = z.iso.datetime({ precision: 3 }).describe('UTC, such as 2026-11-17T15:59:59.000Z');

/** Browsers use it as a style. */
export const cssWidth = z
  .string()
  .regex(/^(?:\d{1,4}(?:\.\d{1,2})?(?:px|%|rem|em))?$/)
  .describe('Empty adapts to the content');
