/** A picture in shades of grey: one byte per pixel, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly shades: ArrayLike<number>;
}

/** Pictures are scaled down to this many pixels per side, which is enough to see a stroke. */
export const greySide = 400;

// Smaller differences from the background are paper, shadow or noise.
const leastContrast = 40;
// A dot of the pen is 2 % of the narrowest signature box, two adjacent dots are 3 %.
const leastExtent = 0.04;

/**
 * Whether a picture shows a stroke: a connected shape that stands out from the background and is longer than a dot. A
 * picture of one colour, or of dots alone, is no signature. The same in the browser and on the server.
 */
export function showsStroke({ width, height, shades }: GreyPicture): boolean {
  const ground = mostFrequent(shades);
  const isLeft = Uint8Array.from(shades, (shade) => (Math.abs(shade - ground) > leastContrast ? 1 : 0));
  const least = Math.max(2, Math.ceil(leastExtent * Math.max(width, height)));
  for (let at = 0; at < isLeft.length; at += 1) {
    if (isLeft[at] === 1 && takeExtent(isLeft, width, height, at) >= least) return true;
  }
  return false;
}

function mostFrequent(shades: ArrayLike<number>): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < shades.length; at += 1) {
    const shade = shades[at] ?? 0;
    counts[shade] = (counts[shade] ?? 0) + 1;
  }
  return counts.indexOf(Math.max(...counts));
}

/** The longer side of the shape connected with a pixel; the shape is removed. */
function takeExtent(isLeft: Uint8Array, width: number, height: number, start: number): number {
  let [left, right] = [width, 0];
  let [top, bottom] = [height, 0];
  const open = [start];
  isLeft[start] = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    for (let dy = Math.max(0, y - 1); dy <= Math.min(height - 1, y + 1); dy += 1) {
      for (let dx = Math.max(0, x - 1); dx <= Math.min(width - 1, x + 1); dx += 1) {
        const next = dy * width + dx;
        if (isLeft[next] !== 1) continue;
        isLeft[next] = 0;
        open.push(next);
      }
    }
  }
  return Math.max(right - left, bottom - top) + 1;
}
