import createPurifier from 'dompurify';

/** Keeps only what is needed to read a text: no scripts, styles, forms, frames, ids, or external pictures. */
export function cleanHtml(html: string): string {
  return (purifier ??= makePurifier()).sanitize(setStylesAside(html), {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  });
}

const allowedTags = (
  'a abbr b blockquote br caption code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ' +
  'ins li mark ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'
).split(' ');
const allowedAttributes =
  'alt colspan data-align dir height href lang reversed rowspan scope src start title width'.split(' ');

let purifier: ReturnType<typeof createPurifier> | undefined;

/** A separate purifier: hooks on the shared one would affect its other users. */
function makePurifier(): ReturnType<typeof createPurifier> {
  const own = createPurifier(window);
  own.addHook('beforeSanitizeAttributes', keepAlignment);
  own.addHook('afterSanitizeAttributes', (element) => {
    if (element instanceof HTMLAnchorElement) openApart(element);
    if (element instanceof HTMLImageElement) keepOwnPicture(element);
  });
  return own;
}

// The page's content security policy reports inline styles even in a text that is only parsed.
function setStylesAside(html: string): string {
  return html.replaceAll(/<[^<>]*>/g, (tag) => tag.replaceAll(/\sstyle(?=\s*=)/gi, ' data-style'));
}

// Text alignment is the only style that a text needs.
function keepAlignment(element: Node): void {
  // Text nodes are passed as well, despite the type of the hook.
  if (!(element instanceof Element)) return;
  const style = element.getAttribute('data-style') ?? '';
  const [, alignment] = /(?:^|;)\s*text-align\s*:\s*(center|right|justify)\b/i.exec(style) ?? [];
  if (alignment !== undefined) element.setAttribute('data-align', alignment.toLowerCase());
}

function openApart(link: HTMLAnchorElement): void {
  if (/^(?:#|mailto:|tel:|$)/i.test(link.getAttribute('href') ?? '')) return;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
}

function keepOwnPicture(picture: HTMLImageElement): void {
  if (!isOwnPicture(picture.getAttribute('src') ?? '')) picture.remove();
  if (!picture.hasAttribute('alt')) picture.alt = '';
  picture.setAttribute('loading', 'lazy');
}

function isOwnPicture(source: string): boolean {
  if (/^data:image\/(?:png|jpeg);base64,/i.test(source)) return true;
  try {
    return source !== '' && new URL(source, document.baseURI).origin === window.location.origin;
  } catch {
    return false;
  }
}
