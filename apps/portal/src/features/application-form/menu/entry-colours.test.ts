import { expect, it } from 'vitest';
import { entryColours } from './entry-colours.ts';

const coloursOf = (activeBackground?: string, activeColor?: string) => {
  const { background, color } = entryColours({
    menuid: 'm',
    title: { sc: 'm', tc: 'm', en: 'm' },
    state: 0,
    required: 1,
    referee: 0,
    ...(activeBackground !== undefined && { activeBackground }),
    ...(activeColor !== undefined && { activeColor }),
  });
  return [background, color];
};

it.each([
  ['neither is given', undefined, undefined, [undefined, undefined]],
  ['both can be read together', '#8c2340', 'rgb(255, 240, 200)', ['#8c2340', '#fff0c8']],
  ['the ground is a name', 'midnightblue', undefined, ['#191970', '#ffffff']],
  ['the ground is translucent', 'rgba(77, 188, 166, 0.2)', '#4dbca6', ['#dbf2ed', '#317669']],
  ['the text is too pale for white', undefined, 'hsl(50, 100%, 50%)', ['none', '#8c7500']],
  ['a dark text stands on a dark ground', '#202020', 'navy', ['#202020', '#ffffff']],
  ['what is given is no colour', 'url(//example.com)', 'var(--x)', [undefined, undefined]],
])('where %s', (_case, ground, text, shown) => {
  expect(coloursOf(ground, text)).toEqual(shown);
});
