type Attributes<T> = Partial<Pick<T, WritableText<T>>> & { readonly role?: string; readonly label?: string };
type WritableText<T> = { [K in keyof T]: T[K] extends string | number | boolean ? K : never }[keyof T];

/** Creates an element; `label` is its accessible name. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  { label, role, ...attributes }: Attributes<HTMLElementTagNameMap[K]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  Object.assign(node, attributes);
  if (role !== undefined) node.setAttribute('role', role);
  if (label !== undefined) node.setAttribute('aria-label', label);
  node.append(...children);
  return node;
}

export function clear(parent: Element): void {
  parent.replaceChildren();
}

/** A visually hidden heading, for people who navigate by headings. */
export function unseenHeading(): HTMLElement {
  return element('h1', { className: 'unseen', textContent: document.title });
}
