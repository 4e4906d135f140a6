import { describe, expect, it } from 'vitest';
import {
  canZoomIn,
  canZoomOut,
  keepInSight,
  openedView,
  type PictureMove,
  type PictureView,
  stepView,
  zoomTo,
} from './picture-view.ts';

const view = (change: Partial<PictureView> = {}): PictureView => ({ percent: 60, degrees: 0, x: 0, y: 0, ...change });

describe('a picture as spec 9 wants it', () => {
  it('opens at 50 percent, in a table at 60', () => {
    expect(openedView()).toEqual(view({ percent: 50 }));
    expect(openedView(60)).toEqual(view({ percent: 60 }));
  });
  it.each<[PictureMove, Partial<PictureView>, Partial<PictureView>]>([
    ['zoomIn', { percent: 50 }, { percent: 55 }],
    ['zoomIn', { percent: 100 }, { percent: 100 }],
    ['zoomIn', { percent: 63 }, { percent: 65 }],
    ['zoomOut', { percent: 60 }, { percent: 55 }],
    ['zoomOut', { percent: 50 }, { percent: 50 }],
    ['zoomOut', { percent: 63 }, { percent: 60 }],
    ['rotateRight', { degrees: 270 }, { degrees: 360 }],
    ['rotateLeft', { degrees: 0 }, { degrees: -90 }],
    ['moveLeft', { x: 5 }, { x: -15 }],
    ['moveRight', { x: 5 }, { x: 25 }],
    ['moveUp', {}, { y: -20 }],
    ['moveDown', {}, { y: 20 }],
    ['reset', { percent: 95, degrees: 90, x: 3, y: 4 }, { percent: 60 }],
  ])('%s: %j becomes %j', (move, before, after) => {
    expect(stepView(view(before), move)).toEqual(view(after));
  });
  it('is never smaller than 60 percent in a table', () => {
    expect(stepView(view(), 'zoomOut', 60).percent).toBe(60);
    expect([canZoomOut(view(), 60), canZoomOut(view()), canZoomIn(view({ percent: 100 }))]).toEqual([
      false,
      true,
      false,
    ]);
  });
  it('keeps to the range under two fingers too', () => {
    expect([zoomTo(view(), 71.6).percent, zoomTo(view(), 400).percent, zoomTo(view(), 1).percent]).toEqual([
      71.6, 100, 50,
    ]);
  });
});

describe('keepInSight', () => {
  const stage = { width: 600, height: 400 };
  it('leaves a corner on the stage', () => {
    expect(keepInSight(view({ x: 9999, y: -9999 }), { width: 300, height: 200 }, stage)).toMatchObject({
      x: 402,
      y: -252,
    });
  });
  it('accounts for a rotated picture', () => {
    const turned = keepInSight(view({ degrees: -90, x: 9999, y: 9999 }), { width: 300, height: 200 }, stage);
    expect(turned).toMatchObject({ x: 352, y: 302 });
  });
  it('leaves alone what is in sight', () => {
    expect(keepInSight(view({ x: 10, y: 20 }), { width: 300, height: 200 }, stage)).toEqual(view({ x: 10, y: 20 }));
  });
});
