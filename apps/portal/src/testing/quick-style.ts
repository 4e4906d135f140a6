/** The attributes that, besides an element's name, decide how the browser's default style sheet displays it. */
const telling = ['hidden', 'open', 'type', 'popover'] as const;

const platformStyles = new WeakMap<object, typeof getComputedStyle>();

/** Once for each window, which the files of a worker share. */
export function installQuickStyle(): void {
  const { defaultView } = document;
  if (defaultView === null || platformStyles.has(defaultView)) return;
  const real = defaultView.getComputedStyle.bind(defaultView);
  platformStyles.set(defaultView, real);
  defaultView.getComputedStyle = quickStyle(real);
}

/** The original, which the quick version replaced. */
export function platformStyle(): typeof getComputedStyle {
  const real = document.defaultView && platformStyles.get(document.defaultView);
  if (!real) throw new Error('The quick style is not installed');
  return real;
}

/**
 * `getComputedStyle` for documents without style sheets. Queries by role and simulated events call it thousands of
 * times, and jsdom matches its whole default sheet each time; without other sheets, elements of one kind have the same
 * display.
 */
export function quickStyle(real: typeof getComputedStyle): typeof getComputedStyle {
  const cache = new Map<string, CSSStyleDeclaration>();
  return (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0 || isStyled(element)) return real(element, pseudo);
    // JSON distinguishes an attribute without a value from a missing one.
    const kind = JSON.stringify([element.tagName, ...telling.map((name) => element.getAttribute(name))]);
    const style = cache.get(kind) ?? copyOf(real(element));
    cache.set(kind, style);
    return style;
  };
}

/** Whether it has a style of its own, or inherits one that may hide it: of the styles read here, only visibility. */
function isStyled(element: Element): boolean {
  if (element.hasAttribute('style')) return true;
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    if (at.tagName === 'DETAILS' || at.getAttribute('style')?.includes('visibility')) return true;
  return false;
}

function copyOf({ display, visibility }: CSSStyleDeclaration): CSSStyleDeclaration {
  const { style } = document.createElement('div');
  style.display = display;
  style.visibility = visibility;
  return style;
}
