export interface TextPart {
  readonly start: number;
  readonly part: string;
  readonly isLink: boolean;
}

// Chinese text follows without a space, so an address ends at the first character that is not plain ASCII.
const address = /https?:\/\/[!-~]+/g;
const trailing = /[.,;:!?'")\]>}]+$/;

/** Splits a text into web addresses and the text between them; joined again, the parts give the same text. */
export function splitLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const link = match[0].replace(trailing, '');
    if (match.index > end) parts.push({ start: end, part: text.slice(end, match.index), isLink: false });
    parts.push({ start: match.index, part: link, isLink: true });
    end = match.index + link.length;
  }
  if (end < text.length) parts.push({ start: end, part: text.slice(end), isLink: false });
  return parts;
}
