/** The view of a picture on the stage: its width in percent of the stage, its rotation, and its offset. */
export interface PictureView {
  readonly percent: number;
  readonly degrees: number;
  readonly x: number;
  readonly y: number;
}

// Spec 9.
const step = 5;
const shift = 20;
const largest = 100;
const usualSmallest = 50;
const opened = 50;
const started = 60;

/** The view of a picture that was just opened; `smallest` is 60 in a table. */
export function openedView(smallest = usualSmallest): PictureView {
  return { percent: Math.max(opened, smallest), degrees: 0, x: 0, y: 0 };
}

export type PictureMove =
  | 'zoomIn'
  | 'zoomOut'
  | 'rotateLeft'
  | 'rotateRight'
  | 'moveLeft'
  | 'moveRight'
  | 'moveUp'
  | 'moveDown'
  | 'reset';

/** One step by a button or a key. */
export function stepView(view: PictureView, move: PictureMove, smallest = usualSmallest): PictureView {
  return steps[move](view, smallest);
}

type Step = (view: PictureView, smallest: number) => PictureView;

const steps: Readonly<Record<PictureMove, Step>> = {
  // From between two steps, where pinching may leave it, to the next step.
  zoomIn: (view, smallest) => zoomTo(view, (Math.floor(view.percent / step) + 1) * step, smallest),
  zoomOut: (view, smallest) => zoomTo(view, (Math.ceil(view.percent / step) - 1) * step, smallest),
  rotateLeft: (view) => ({ ...view, degrees: view.degrees - 90 }),
  rotateRight: (view) => ({ ...view, degrees: view.degrees + 90 }),
  moveLeft: (view) => moveBy(view, -shift, 0),
  moveRight: (view) => moveBy(view, shift, 0),
  moveUp: (view) => moveBy(view, 0, -shift),
  moveDown: (view) => moveBy(view, 0, shift),
  reset: (_view, smallest) => ({ percent: Math.max(started, smallest), degrees: 0, x: 0, y: 0 }),
};

export function zoomTo(view: PictureView, percent: number, smallest = usualSmallest): PictureView {
  return { ...view, percent: Math.min(largest, Math.max(smallest, percent)) };
}

export function moveBy(view: PictureView, x: number, y: number): PictureView {
  return { ...view, x: view.x + x, y: view.y + y };
}

export function canZoomIn({ percent }: PictureView): boolean {
  return percent < largest;
}

export function canZoomOut({ percent }: PictureView, smallest = usualSmallest): boolean {
  return percent > smallest;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Keeps a corner of the picture on the stage, however it was moved. `picture` is its size before rotation. */
export function keepInSight(view: PictureView, picture: Size, stage: Size): PictureView {
  const isTurned = view.degrees % 180 !== 0;
  const width = isTurned ? picture.height : picture.width;
  const height = isTurned ? picture.width : picture.height;
  return { ...view, x: within(view.x, reach(width, stage.width)), y: within(view.y, reach(height, stage.height)) };
}

const cornerInSight = 48;

function reach(picture: number, stage: number): number {
  return Math.max(0, (picture + stage) / 2 - cornerInSight);
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}
