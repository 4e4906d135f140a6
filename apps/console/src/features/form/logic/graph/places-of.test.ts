import { expect, it } from 'vitest';
import { linksOf } from './links-of.ts';
import { partSize, placesOf } from './places-of.ts';

const say = (from: readonly string[], to: string, kind: 'shown' | 'compare' = 'shown') => ({
  kind,
  name: to,
  place: to,
  words: `${from.join()} ${to}`,
  from,
  to: [to],
});

function draw(...sentences: readonly ReturnType<typeof say>[]) {
  const links = linksOf(sentences);
  const names = [...new Set(links.flatMap(({ from, to }) => [from, to]))];
  return { links, places: placesOf(names, links) };
}

it('stands behind everything that leads to it', () => {
  const { places } = draw(say(['a'], 'b'), say(['b'], 'c'), say(['a'], 'c'));
  const x = (name: string) => places.get(name)?.x ?? NaN;
  expect([x('a') < x('b'), x('b') < x('c')]).toEqual([true, true]);
});

it('draws several rules between the same two as one line', () => {
  const { links } = draw(say(['a', 'b'], 'c'), say(['a'], 'c', 'compare'));
  expect(links.map(({ id, sentences }) => [id, sentences.length])).toEqual([
    ['a c', 2],
    ['b c', 1],
  ]);
});

it('tells what leads in a circle, of rules that decide what shows', () => {
  const { links, places } = draw(say(['a'], 'b'), say(['b'], 'c'), say(['c'], 'a'), say(['c'], 'd'), say(['e'], 'e'));
  expect(links.filter(({ isInCircle }) => isInCircle).map(({ id }) => id)).toEqual(['a b', 'b c', 'c a', 'e e']);
  expect(places.size).toBe(5);
  const apart = draw(say(['a'], 'b', 'compare'), say(['b'], 'a', 'compare'));
  expect(apart.links.some(({ isInCircle }) => isInCircle)).toBe(false);
});

it('tells two circles apart, and a line between them is in neither', () => {
  const { links } = draw(say(['a'], 'b'), say(['b'], 'a'), say(['b'], 'c'), say(['c'], 'd'), say(['d'], 'c'));
  expect(links.filter(({ isInCircle }) => !isInCircle).map(({ id }) => id)).toEqual(['b c']);
});

it('takes the lines of one part that opens many without crossing them', () => {
  const { places } = draw(say(['a'], 'x'), say(['b'], 'y'), say(['b'], 'x2'), say(['a', 'b'], 'z'));
  const y = (name: string) => places.get(name)?.y ?? NaN;
  expect(y('a') < y('b')).toBe(y('x') < y('y'));
});

it('places a thousand parts at once, none upon another', () => {
  const many = Array.from({ length: 1000 }, (_, index) => say([`q${Math.floor(index / 3)}`], `q${index + 1}`));
  const { places } = draw(...many);
  const taken = new Set([...places.values()].map(({ x, y }) => `${x} ${Math.floor(y / partSize.height)}`));
  expect(places.size).toBe(1001);
  expect(taken.size).toBe(1001);
});
