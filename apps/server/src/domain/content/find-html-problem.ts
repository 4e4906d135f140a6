/**
 * The first thing in a text that a page may not contain; null if there is none. Only a simple subset of HTML is
 * accepted, so that every browser parses it exactly as it was checked here.
 */
export function findHtmlProblem(html: string, { withPictures = false } = {}): string | null {
  const open: string[] = [];
  for (let at = 0; at < html.length;) {
    pieces.lastIndex = at;
    const piece = pieces.exec(html);
    if (piece === null) return `cannot be read: ${html.slice(at, at + 60)}`;
    const [whole, closing, opening, attributes = ''] = piece;
    if (closing !== undefined && open.pop() !== closing) return `closes what is not open: ${whole}`;
    if (opening !== undefined) {
      const isPicture = withPictures && opening === 'img';
      if (!isPicture && !elements.has(opening)) return `has an element that is not allowed: ${whole}`;
      const attribute = findBadAttribute(attributes, isPicture ? ofPictures : ofTexts);
      if (attribute !== null) return `has an attribute that is not allowed: ${attribute}`;
      if (!voids.has(opening)) open.push(opening);
    }
    at += whole.length;
  }
  return open.length === 0 ? null : `leaves an element open: ${open.join(' ')}`;
}

const elements = new Set(
  'a blockquote br em h2 h3 h4 hr li ol p s small span strong sub sup table tbody td th thead tr u ul'.split(' '),
);
const voids = new Set(['br', 'hr', 'img']);

// In order: text, a character reference, a closing tag, an opening tag.
const entity = '&(?:amp|lt|gt|quot|nbsp|#\\d{1,6});';
const attribute = `\\s[a-z]+="(?:[^"<>&]|${entity})*"`;
const pieces = new RegExp(`[^<&]+|${entity}|</([a-z][a-z0-9]*)>|<([a-z][a-z0-9]*)((?:${attribute})*)\\s?/?>`, 'y');
const eachAttribute = /\s([a-z]+)="([^"]*)"/g;

const number = /^\d{1,2}$/;
const words = /^/;
type Attributes = Readonly<Record<string, RegExp>>;
const ofTexts: Attributes = {
  // An entity could spell a script address; real addresses need none except &amp;.
  href: /^(?:https:\/\/|mailto:|tel:|#\/|\/(?!\/))(?:[^&]|&amp;)*$/,
  colspan: number,
  rowspan: number,
  start: number,
  lang: /^[A-Za-z-]{2,12}$/,
  title: words,
};

const pixels = /^\d{1,5}$/;
// Only our own pictures: nothing is fetched from elsewhere, and each may be seen by whom the text is for.
const ofPictures: Attributes = { src: /^\/content\/[0-9a-f-]{36}$/, alt: words, width: pixels, height: pixels };

function findBadAttribute(written: string, attributes: Attributes): string | null {
  for (const [whole, name = '', value = ''] of written.matchAll(eachAttribute)) {
    const allowed = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    if (allowed === undefined || !allowed.test(value)) return whole.trim();
  }
  return null;
}
