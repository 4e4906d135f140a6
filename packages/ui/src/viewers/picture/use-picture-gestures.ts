import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef } from 'react';
import { moveBy, type PictureView, stepView, zoomTo } from './picture-view.ts';

type Change = Dispatch<SetStateAction<PictureView>>;

/** Wheel, dragging and pinching on the stage. */
export function usePictureGestures(stage: RefObject<HTMLElement | null>, change: Change, smallest?: number): void {
  const fingers = useRef(new Map<number, Point>());
  useEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    const touching = fingers.current;

    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      if (event.deltaY === 0) return;
      const move = event.deltaY < 0 ? 'zoomIn' : 'zoomOut';
      change((view) => stepView(view, move, smallest));
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || touching.size === 2) return;
      element.setPointerCapture(event.pointerId);
      touching.set(event.pointerId, pointOf(event));
      element.dataset['dragging'] = 'true';
    };
    const onMove = (event: PointerEvent) => {
      const before = touching.get(event.pointerId);
      if (before === undefined) return;
      const other = [...touching].find(([id]) => id !== event.pointerId)?.[1];
      const after = pointOf(event);
      touching.set(event.pointerId, after);
      if (other === undefined) change((view) => moveBy(view, after.x - before.x, after.y - before.y));
      else change((view) => pinch(view, other, before, after, smallest));
    };
    const onUp = (event: PointerEvent) => {
      touching.delete(event.pointerId);
      if (touching.size === 0) delete element.dataset['dragging'];
    };

    const stop = new AbortController();
    const { signal } = stop;
    // React's wheel listener is passive and cannot keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false, signal });
    element.addEventListener('pointerdown', onDown, { signal });
    element.addEventListener('pointermove', onMove, { signal });
    element.addEventListener('pointerup', onUp, { signal });
    element.addEventListener('pointercancel', onUp, { signal });
    return () => {
      stop.abort();
      touching.clear();
    };
  }, [stage, change, smallest]);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

/** One finger moves while the other rests: the picture scales with their distance and moves with their centre. */
function pinch(view: PictureView, resting: Point, before: Point, after: Point, smallest?: number): PictureView {
  const grown = distance(resting, after) / Math.max(1, distance(resting, before));
  return moveBy(zoomTo(view, view.percent * grown, smallest), (after.x - before.x) / 2, (after.y - before.y) / 2);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
