import type { Column } from '../../../platform/documents/application-document.ts';
import { printable } from '../../../platform/documents/printable.ts';

type Line = Column['lines'][number];

/** An institution's text as lines to typeset: paragraphs, list entries, headings. All other markup is left out. */
export function richLines(html: string): readonly Line[] {
  const lines: Line[] = [];
  let kind: Line['kind'] = 'paragraph';
  let text = '';
  const close = () => {
    const plain = printable(unescape(text)).replaceAll(/\s+/g, ' ').trim();
    if (plain !== '') lines.push({ kind, text: plain });
    text = '';
  };
  for (const token of tokensOf(html)) {
    if ('text' in token) text += token.text;
    else if (breaks.test(token.name)) {
      close();
      kind = token.isEnd ? 'paragraph' : (kinds[token.name] ?? 'paragraph');
    }
  }
  close();
  return lines;
}

type Token = { readonly text: string } | { readonly name: string; readonly isEnd: boolean };

/** Reads each character once, without backtracking, so that no text can make it slow. */
function* tokensOf(html: string): Generator<Token> {
  const lower = html.toLowerCase();
  const after = (mark: string, from: number) => {
    const position = lower.indexOf(mark, from);
    return position < 0 ? html.length : position + mark.length;
  };
  let cursor = 0;
  while (cursor < html.length) {
    const next = lower.indexOf('<', cursor);
    const until = next < 0 ? html.length : next;
    if (until > cursor) yield { text: html.slice(cursor, until) };
    opening.lastIndex = until;
    const [, slash, name] = opening.exec(lower) ?? [];
    if (until === html.length) return;
    if (lower.startsWith('<!--', until)) cursor = after('-->', until);
    else if (name === undefined) {
      yield { text: '<' };
      cursor = until + 1;
    } else {
      yield { name, isEnd: slash === '/' };
      cursor = after('>', until);
      if (slash === '' && unseen.has(name)) cursor = after('>', after(`</${name}`, cursor));
    }
  }
}

const opening = /<(\/?)([a-z][a-z\d]*)/y;
// The content of these elements is not meant for reading.
const unseen = new Set(['script', 'style', 'template', 'title']);
const breaks = /^(?:p|div|br|hr|li|ul|ol|dl|dt|dd|h[1-6]|tr|td|th|table|blockquote|pre|figure|figcaption|caption)$/;
const heading = 'heading';
const kinds: Readonly<Record<string, Line['kind']>> = {
  li: 'item',
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  dt: heading,
};

const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  middot: '·',
  times: '×',
  copy: '©',
};

function unescape(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return names[String(name).toLowerCase()] ?? whole;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return point > 0x10_ff_ff ? '\uFFFD' : String.fromCodePoint(point);
  });
}
