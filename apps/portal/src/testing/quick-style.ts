/** What rules of the platform look at, beside the name of an element, to decide how it is displayed. */
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

/** The platform's own, which the quick one replaced. */
export function platformStyle(): typeof getComputedStyle {
  const real = document.defaultView && platformStyles.get(document.defaultView);
  if (!real) throw new Error('The quick style is not installed');
  return real;
}

/**
 * `getComputedStyle` for documents without style sheets. Queries by role and the events of a test ask for it thousands of
 * times, and jsdom matches its whole sheet each time; without sheets, elements of one kind are displayed alike.
 */
export function quickStyle(real: typeof getComputedStyle): typeof getComputedStyle {
  const cache = new Map<string, CSSStyleDeclaration>();
  return (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0 || isStyled(element)) return real(element, pseudo);
    // As JSON: an attribute without a value is not the same as none.
    const kind = JSON.stringify([element.tagName, ...telling.map((name) => element.getAttribute(name))]);
    const style = cache.get(kind) ?? copyOf(real(element));
    cache.set(kind, style);
    return style;
  };
}

/** Whether it or something around it has a style of its own, or a way of hiding what is in it. */
function isStyled(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    if (at.hasAttribute('style') || at.tagName === 'DETAILS') return true;
  return false;
}

function copyOf({ display, visibility }: CSSStyleDeclaration): CSSStyleDeclaration {
  const { style } = document.createElement('div');
  style.display = display;
  style.visibility = visibility;
  return style;
}
