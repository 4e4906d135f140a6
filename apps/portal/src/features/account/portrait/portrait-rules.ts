const mostBytes = 5 * 1024 * 1024;

/** Design 5.13: the maximum size of an uploaded portrait. */
export const targetBytes = 1024 * 1024;

// Three times the suggested 295 x 413, so that it is sharp on high-density screens and in print.
const largest = { width: 885, height: 1239 };

export type PortraitProblem = 'format' | 'size';

export function portraitProblem({ type, size }: Pick<File, 'type' | 'size'>): PortraitProblem | null {
  if (type !== 'image/jpeg' && type !== 'image/png') return 'format';
  return size > mostBytes ? 'size' : null;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size to draw at: never larger than the original, with the same proportions. */
export function fitPortrait({ width, height }: Size, shrink = 1): Size {
  const scale = Math.min(1, largest.width / width, largest.height / height) * shrink;
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Settings to try in this order until the picture is small enough. */
export const attempts = [
  { quality: 0.92, shrink: 1 },
  { quality: 0.8, shrink: 1 },
  { quality: 0.65, shrink: 0.75 },
  { quality: 0.5, shrink: 0.5 },
] as const;
