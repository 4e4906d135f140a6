/** Where the settings of what is chosen are: new things are named at once, without the mouse. */
export const panelId = 'form-settings';

/** The tab of the settings with the rules of a question. */
export const logicTabKey = 'logic';

/** Goes to the settings of a part, and shows its row in the outline. */
export function focusPanel(name: string): void {
  requestAnimationFrame(() => {
    document.querySelector(`[data-name="${CSS.escape(name)}"]`)?.scrollIntoView({ block: 'nearest' });
    document.querySelector<HTMLElement>(`#${panelId} input, #${panelId} textarea`)?.focus();
  });
}

/** Goes to the rules of a part, and shows its row in the outline. */
export function focusRules(name: string): void {
  requestAnimationFrame(() => {
    document.querySelector(`[data-name="${CSS.escape(name)}"]`)?.scrollIntoView({ block: 'nearest' });
    const tab = document.querySelector<HTMLElement>(`#${panelId} [data-node-key="${logicTabKey}"] [role="tab"]`);
    tab?.click();
    (tab ?? document.querySelector<HTMLElement>(`#${panelId} button`))?.focus();
  });
}
