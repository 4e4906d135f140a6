import type SignaturePad from 'signature_pad';
import type { PointGroup } from 'signature_pad';
import { type RefObject, useEffect, useRef } from 'react';
import { canvasSize, type Size } from './canvas-size.ts';
import { scaleStrokes } from './scale-strokes.ts';

export interface PadControls {
  readonly isEmpty: () => boolean;
  readonly undo: () => void;
  readonly clear: () => void;
}

// The library takes radii. spec 9: line width 5
const radius = 2.5;

/**
 * A pad on the canvas. Strokes are kept with the size they were drawn in, so that rotating a phone back and forth loses
 * nothing.
 */
export function useSignaturePad(canvas: RefObject<HTMLCanvasElement | null>, onTouched: () => void): PadControls {
  const pad = useRef<SignaturePad | null>(null);
  const drawn = useRef<{ strokes: PointGroup[]; size: Size }>({ strokes: [], size: { width: 1, height: 1 } });
  const size = useRef<Size>({ width: 1, height: 1 });
  const touched = useRef(onTouched);
  useEffect(() => {
    touched.current = onTouched;
  }, [onTouched]);

  useEffect(() => {
    const element = canvas.current;
    const room = element?.parentElement;
    if (!element || !room) return undefined;
    let isUnmounted = false;
    const fit = () => {
      // Another tab is shown, so there is no space to measure.
      if (room.clientWidth === 0) return;
      size.current = canvasSize({ width: window.innerWidth, height: window.innerHeight }, room.clientWidth);
      fitCanvas(element, size.current);
      const { strokes, size: before } = drawn.current;
      pad.current?.fromData(scaleStrokes(strokes, before, size.current));
    };
    const keep = () => {
      drawn.current = { strokes: pad.current?.toData() ?? [], size: size.current };
      touched.current();
    };
    fit();
    void import('signature_pad').then(({ default: Pad }) => {
      if (isUnmounted || element.getContext('2d') === null) return;
      pad.current = new Pad(element, { minWidth: radius, maxWidth: radius, backgroundColor: 'white' });
      pad.current.addEventListener('endStroke', keep);
      fit();
    });
    const watcher = new ResizeObserver(fit);
    watcher.observe(room);
    window.addEventListener('resize', fit);
    return () => {
      isUnmounted = true;
      watcher.disconnect();
      window.removeEventListener('resize', fit);
      pad.current?.off();
      pad.current = null;
    };
  }, [canvas]);

  const redraw = (strokes: PointGroup[]) => {
    drawn.current = { strokes, size: size.current };
    pad.current?.fromData(strokes);
    touched.current();
  };
  return {
    isEmpty: () => drawn.current.strokes.length === 0,
    undo: () => redraw(pad.current?.toData().slice(0, -1) ?? []),
    clear: () => redraw([]),
  };
}

function fitCanvas(canvas: HTMLCanvasElement, { width, height }: Size): void {
  const ratio = Math.max(1, window.devicePixelRatio);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  canvas.getContext('2d')?.scale(ratio, ratio);
}
