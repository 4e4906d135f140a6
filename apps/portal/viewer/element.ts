type Attributes<T> = Partial<Pick<T, WritableText<T>>> & { readonly role?: string; readonly label?: string };
type WritableText<T> = { [K in keyof T]: T[K] extends string | number | boolean ? K : never }[keyof T];

/** Makes an element; `label` is its name for those who do not see it. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  { label, role, ...attributes }: Attributes<HTMLElementTagNameMap[K]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  Object.assign(made, attributes);
  if (role !== undefined) made.setAttribute('role', role);
  if (label !== undefined) made.setAttribute('aria-label', label);
  made.append(...children);
  return made;
}

export function clear(parent: Element): void {
  parent.replaceChildren();
}
