// A menu closes when it loses the focus, and somebody may have opened it while the page was loading.
const openMenu = '[aria-expanded="true"], [role="menu"]';

// After this time a page that is still loading no longer moves the focus.
const timeoutMs = 10_000;

/** Focuses the heading of the page and, once the page has loaded, the heading that replaces it. */
export function focusHeading(): () => void {
  let heading = focusNow();
  const watch = new MutationObserver(() => {
    // The focused heading was removed, so the person has not moved the focus elsewhere.
    if (heading?.isConnected !== true && document.activeElement === document.body) heading = focusNow();
  });
  const stop = () => watch.disconnect();
  watch.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, timeoutMs);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function focusNow(): HTMLElement | null {
  if (document.activeElement?.closest(openMenu)) return null;
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading === null) return null;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}
