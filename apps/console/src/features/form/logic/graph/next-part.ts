import type { Link } from './links-of.ts';
import type { Place } from './places-of.ts';

/** Where an arrow key leads: along a line to the right or back, or to the neighbour above or below. */
export function nextPart(
  key: string,
  from: string,
  links: readonly Link[],
  places: ReadonlyMap<string, Place>,
): string | null {
  const here = places.get(from);
  if (here === undefined) return null;
  const nearest = (names: readonly string[]) => {
    const apart = (name: string) => {
      const { x, y } = places.get(name) ?? here;
      return Math.hypot(x - here.x, y - here.y);
    };
    return [...names].sort((one, other) => apart(one) - apart(other))[0] ?? null;
  };
  if (key === 'ArrowRight') return nearest(links.filter((link) => link.from === from).map(({ to }) => to));
  if (key === 'ArrowLeft') return nearest(links.filter((link) => link.to === from).map((link) => link.from));
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null;
  const isBeyond = ({ y }: Place) => (key === 'ArrowDown' ? y > here.y : y < here.y);
  const beyond = [...places].filter(([, place]) => isBeyond(place));
  const inColumn = beyond.filter(([, { x }]) => x === here.x);
  return nearest((inColumn.length > 0 ? inColumn : beyond).map(([name]) => name));
}
