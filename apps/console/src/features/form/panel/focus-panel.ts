/** Where the settings of what is chosen are: new things are named at once, without the mouse. */
export const panelId = 'form-settings';

export function focusPanel(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${panelId} input, #${panelId} textarea`)?.focus());
}
