/**
 * For when a dialog or drawer has closed: where what opened it is gone, by what was done in it, the focus goes to the content of
 * the page, so that a keyboard goes on from there and not from the top.
 */
export function keepFocus(): void {
  // antd gives the focus back in the same moment, where it can.
  setTimeout(() => {
    const { activeElement: holder, body } = document;
    const isLost = holder === null || holder === body || !isShown(holder);
    if (isLost) document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  });
}

/** A browser takes the focus from what was hidden only when it draws the next time. */
function isShown(element: Element): boolean {
  return typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true });
}
