/** Leads to the first control of a form that has an error, whatever it is made of. */
export function focusFirstError(formId: string): void {
  // The errors are drawn with the next frame.
  requestAnimationFrame(() => {
    const control = document
      .getElementById(formId)
      ?.querySelector<HTMLElement>('.ant-form-item-has-error :is(input, textarea, button, [tabindex="0"])');
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  });
}
