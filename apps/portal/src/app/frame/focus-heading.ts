// A menu closes when it loses the focus, and somebody may have opened it while the page was loading.
const openMenu = '[aria-expanded="true"], [role="menu"]';

// A page that takes longer than this keeps the focus where it is.
const timeoutMs = 10_000;

/** Focuses the heading of the page, and once it has loaded, the heading that replaces it. */
export function focusHeading(): () => void {
  let heading = focusNow();
  const watch = new MutationObserver(() => {
    // The focused heading was removed: the person has not gone elsewhere.
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
