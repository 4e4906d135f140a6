/** Where the settings of what is chosen are: new things are named at once, without the mouse. */
export const panelId = 'form-settings';

/** Goes to the settings of a part, and shows its row in the outline. */
export function focusPanel(name: string): void {
  requestAnimationFrame(() => {
    document.querySelector(`[data-name="${CSS.escape(name)}"]`)?.scrollIntoView({ block: 'nearest' });
    document.querySelector<HTMLElement>(`#${panelId} input, #${panelId} textarea`)?.focus();
  });
}
