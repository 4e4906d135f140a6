/** The position of the fingers or the pointer in the window. */
type Point = number[];

/** Pinching, and the wheel with Ctrl held, zoom the pages and not the whole window. */
export function zoomByHand(container: HTMLElement, zoom: (factor: number, origin: Point) => void): void {
  let before: number | null = null;
  const onPinch = (event: TouchEvent) => {
    const [one, other] = event.touches;
    if (one === undefined || other === undefined || event.touches.length > 2) return;
    event.preventDefault();
    const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    if (before !== null) zoom(now / before, [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2]);
    before = now;
  };
  const onLift = () => {
    before = null;
  };
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    // A trackpad sends many small steps, a wheel few large ones.
    const step = Math.max(-30, Math.min(30, event.deltaY));
    zoom(Math.exp(-step / 200), [event.clientX, event.clientY]);
  };
  container.addEventListener('touchmove', onPinch, { passive: false });
  container.addEventListener('touchend', onLift);
  container.addEventListener('touchcancel', onLift);
  container.addEventListener('wheel', onWheel, { passive: false });
}
