/** Makes a text area as high as its content where the style sheet's `field-sizing` does not. */
export function grow(area: HTMLTextAreaElement): void {
  if (Reflect.has(area.style, 'fieldSizing')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
