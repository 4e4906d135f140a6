/** Adds the part of the native dialog that jsdom lacks; a browser keeps its own. Import it in a screen test. */
export function provideNativeDialog(): void {
  const dialog = HTMLDialogElement.prototype;
  if (typeof dialog.showModal === 'function') return;
  dialog.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('button, input, select, textarea, a[href]')?.focus();
    document.addEventListener('keydown', cancelOnEscape);
  };
  dialog.close = function close() {
    this.open = false;
    document.removeEventListener('keydown', cancelOnEscape);
  };
}

function cancelOnEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape')
    document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));
}
