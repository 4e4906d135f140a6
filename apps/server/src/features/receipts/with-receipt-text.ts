/**
 * Puts the receipt as a word into its PDF, where the page that checks receipts finds it again. It stands in a comment at the
 * end, and the pointer to the table of contents is repeated behind it: readers look for that last.
 */
export function withReceiptText(pdf: Uint8Array, text: string): Buffer {
  const whole = Buffer.from(pdf);
  const [, contents] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(whole.toString('latin1', whole.length - 100)) ?? [];
  if (contents === undefined) return whole;
  return Buffer.concat([whole, Buffer.from(`\n%${text}\nstartxref\n${contents}\n%%EOF\n`, 'latin1')]);
}
