import type { PointGroup } from 'signature_pad';
import type { Size } from './canvas-size.ts';

/** The same strokes for a box of another size: undistorted, completely inside, centred. */
export function scaleStrokes(strokes: readonly PointGroup[], from: Size, to: Size): PointGroup[] {
  const factor = Math.min(to.width / from.width, to.height / from.height);
  const left = (to.width - from.width * factor) / 2;
  const top = (to.height - from.height * factor) / 2;
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: left + point.x * factor, y: top + point.y * factor })),
  }));
}
