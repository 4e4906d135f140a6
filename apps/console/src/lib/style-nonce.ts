/** The nonce that the server put into the page for style elements made at run time; none in development. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
}

/**
 * antd passes its nonce to every component style, but not to the style elements by which it locks scrolling under a
 * drawer or dialog and measures scroll bars: those get it here.
 */
export function applyNonce(nonce: string): void {
  const create = document.createElement.bind(document);
  Object.defineProperty(document, 'createElement', {
    configurable: true,
    value: (name: string, options?: ElementCreationOptions): HTMLElement => {
      const element = create(name, options);
      if (element instanceof HTMLStyleElement) element.nonce = nonce;
      return element;
    },
  });
}
