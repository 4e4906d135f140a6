import { expect, it } from 'vitest';
import { showsStroke } from './signature-stroke.ts';

type Point = readonly [x: number, y: number];

/** A sheet of white paper with squares of ink, each around its point. */
function paper(dots: readonly Point[], { width = 320, height = 160, side = 5, ground = 255, ink = 0 } = {}) {
  const shades = new Uint8Array(width * height).fill(ground);
  for (const [left, top] of dots) {
    for (let y = top; y < top + side; y += 1) shades.fill(ink, y * width + left, y * width + left + side);
  }
  return { width, height, shades };
}

const line = (points: number): Point[] => Array.from({ length: points }, (_, at) => [20 + at, 60 + Math.floor(at / 3)]);

it.each([
  ['nothing', paper([]), false],
  ['another colour all over', paper([], { ground: 120 }), false],
  ['a dot', paper([[50, 50]]), false],
  [
    'two dots far from each other',
    paper([
      [5, 5],
      [300, 150],
    ]),
    false,
  ],
  [
    'two dots beside each other',
    paper([
      [50, 50],
      [55, 50],
    ]),
    false,
  ],
  [
    'two dots on a large box',
    paper(
      [
        [50, 50],
        [500, 200],
      ],
      { width: 850, height: 300 },
    ),
    false,
  ],
  ['what hardly stands out', paper(line(60), { ink: 230 }), false],
  ['a short stroke', paper(line(20)), true],
  ['a stroke in white on black', paper(line(40), { ground: 0, ink: 255 }), true],
  ['a stroke on a large box', paper(line(60), { width: 850, height: 300 }), true],
  [
    'a stroke of one pixel across a small picture',
    paper(
      [
        [1, 1],
        [2, 2],
        [3, 3],
      ],
      { width: 24, height: 12, side: 1 },
    ),
    true,
  ],
])('%s', (_what, picture, expected) => {
  expect(showsStroke(picture)).toBe(expected);
});
