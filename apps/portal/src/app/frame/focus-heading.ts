// A page that takes longer has other things to say than where its heading is.
const timeoutMs = 10_000;

/** Brings the focus to the page's heading and, where the page still loads, to the one that takes its place. */
export function focusHeading(): () => void {
  let heading = focusNow();
  const watch = new MutationObserver(() => {
    // Removed with the focus on it: nobody has gone elsewhere.
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
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading === null) return null;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}
