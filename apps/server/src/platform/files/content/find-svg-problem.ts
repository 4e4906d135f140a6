/**
 * The first thing in an SVG picture that it may not contain; null if there is none. Only drawing is allowed: nothing
 * that runs, nothing that is loaded from elsewhere, nothing that a parser would expand.
 */
export function findSvgProblem(svg: string): string | null {
  const text = svg.replace(/^\uFEFF?\s*(?:<\?xml [^<>]*\?>)?\s*/, '');
  const open: string[] = [];
  let hasRoot = false;
  for (let at = 0; at < text.length;) {
    pieces.lastIndex = at;
    const piece = pieces.exec(text);
    if (piece === null) return `cannot be read: ${text.slice(at, at + 60)}`;
    const [whole, closing, opening, attributes = '', empty] = piece;
    if (closing !== undefined && open.pop() !== closing) return `closes what is not open: ${whole}`;
    if (opening !== undefined) {
      const problem = problemOfElement(opening, attributes, open.length === 0 && !hasRoot);
      if (problem !== null) return problem;
      hasRoot = true;
      if (empty === undefined) open.push(opening);
    }
    at += whole.length;
  }
  if (!hasRoot) return 'is no SVG picture';
  return open.length === 0 ? null : `leaves an element open: ${open.join(' ')}`;
}

const elements = new Set(
  (
    'svg g defs symbol title desc path rect circle ellipse line polyline polygon text tspan use linearGradient ' +
    'radialGradient stop clipPath mask pattern'
  ).split(' '),
);

// In order: text, a character reference, a comment, a closing tag, an opening tag.
const entity = '&(?:amp|lt|gt|quot|apos|#\\d{1,6});';
const attribute = `\\s+[A-Za-z][A-Za-z0-9:-]*\\s*=\\s*(?:"(?:[^"<&]|${entity})*"|'(?:[^'<&]|${entity})*')`;
const pieces = new RegExp(
  `[^<&]+|${entity}|<!--(?:[^-]|-[^-])*-->|</([A-Za-z]+)\\s*>|<([A-Za-z]+)((?:${attribute})*)\\s*(/)?>`,
  'y',
);
const eachAttribute = /\s([A-Za-z][A-Za-z0-9:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const namespaces = new Set(['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xlink']);

function problemOfElement(name: string, attributes: string, isRoot: boolean): string | null {
  if (isRoot !== (name === 'svg') && isRoot) return 'is no SVG picture';
  if (!elements.has(name)) return `has an element that is not allowed: <${name}>`;
  for (const [whole, attributeName = '', double, single] of attributes.matchAll(eachAttribute)) {
    if (!isFine(attributeName, double ?? single ?? '')) return `has an attribute that is not allowed: ${whole.trim()}`;
  }
  return null;
}

function isFine(name: string, value: string): boolean {
  if (name.startsWith('xmlns')) return namespaces.has(value);
  if (/^on/i.test(name) || name.toLowerCase() === 'base') return false;
  // What an entity would spell is not read here.
  if (/href$/i.test(name)) return /^#[A-Za-z][\w-]*$/.test(value);
  if (/[\\]|script:|data:|@import|expression/i.test(value) || value.includes('&#')) return false;
  return !/url\(/i.test(value.replaceAll(/url\(\s*['"]?#[A-Za-z][\w-]*['"]?\s*\)/g, ''));
}
