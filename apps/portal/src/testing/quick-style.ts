/** What rules of the platform look at, beside the name of an element, to decide how it is displayed. */
const telling = ['hidden', 'open', 'type', 'popover'] as const;

const installed = new WeakSet<object>();

/** Once for each window, which the files of a worker share. */
export function installQuickStyle(): void {
  const { defaultView } = document;
  if (defaultView === null || installed.has(defaultView)) return;
  installed.add(defaultView);
  defaultView.getComputedStyle = quickStyle(defaultView.getComputedStyle.bind(defaultView));
}

/**
 * `getComputedStyle` for documents without style sheets. Queries by role and the events of a test ask for it thousands of
 * times, and jsdom matches its whole sheet each time; without sheets, elements of one kind are displayed alike.
 */
export function quickStyle(real: typeof getComputedStyle): typeof getComputedStyle {
  const known = new Map<string, CSSStyleDeclaration>();
  return (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0 || isStyled(element)) return real(element, pseudo);
    const kind = `${element.tagName} ${telling.map((name) => element.getAttribute(name)).join()}`;
    const style = known.get(kind) ?? copyOf(real(element));
    known.set(kind, style);
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
