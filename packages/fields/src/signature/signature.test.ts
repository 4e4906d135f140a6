import { describe, expect, it } from 'vitest';
import { fieldBattery } from '../testing/battery.ts';
import { signatureFixtures } from './fixtures.ts';
import { signatureModel } from './model.ts';
import { signaturePayload } from './signature-rules.ts';
import { canvasSize } from './signing/canvas/canvas-size.ts';
import { scaleStrokes } from './signing/canvas/scale-strokes.ts';

fieldBattery(signatureModel, signatureFixtures);

describe('the box to sign in', () => {
  it.each([
    ['850/1920 and 300/1200 of the window', { width: 1200, height: 900 }, 552, { width: 531, height: 225 }],
    ['never wider than the dialog', { width: 1920, height: 1200 }, 552, { width: 552, height: 300 }],
    ['no stamp on a phone', { width: 390, height: 844 }, 310, { width: 310, height: 211 }],
    ['nor on one that lies down', { width: 844, height: 390 }, 552, { width: 374, height: 130 }],
    ['nor where there is room for little', { width: 320, height: 480 }, 240, { width: 240, height: 160 }],
  ])('is %s', (_rule, window, available, size) => {
    expect(canvasSize(window, available)).toEqual(size);
  });
});

describe('strokes in a box of another size', () => {
  const stroke = {
    dotSize: 0,
    minWidth: 2.5,
    maxWidth: 2.5,
    penColor: 'black',
    velocityFilterWeight: 0.7,
    compositeOperation: 'source-over',
    points: [
      { x: 0, y: 0, pressure: 0.5, time: 1 },
      { x: 300, y: 200, pressure: 0.5, time: 2 },
    ],
  } as const;
  const strokes = [{ ...stroke, points: [...stroke.points] }];
  it('keep their shape, stay inside and stand in the middle', () => {
    const [scaled] = scaleStrokes(strokes, { width: 300, height: 200 }, { width: 600, height: 100 });
    expect(scaled?.points).toMatchObject([
      { x: 225, y: 0 },
      { x: 375, y: 100 },
    ]);
  });
  it('are the same in a box of the same size', () => {
    const size = { width: 300, height: 200 };
    expect(scaleStrokes(strokes, size, size)).toEqual(strokes);
  });
});

it('travels as a JSON string with a data-URL under file', () => {
  expect(signaturePayload('data:image/png;base64,AA==')).toBe('{"file":"data:image/png;base64,AA=="}');
});
