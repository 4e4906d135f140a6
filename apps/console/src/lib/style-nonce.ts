/** The nonce that the server put into the page for style elements created at run time; undefined in development. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
}

/**
 * antd passes its nonce to every component style, but not to the style elements with which it locks scrolling under a
 * drawer or dialog and measures scroll bars. This sets it on those too.
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
