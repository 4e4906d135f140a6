import { type Layers, layersOf } from './layers.ts';
import type { Link } from './links-of.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export const partSize = { width: 190, height: 58 } as const;
const gap = { across: 110, down: 22, between: 44 } as const;
const step = { x: partSize.width + gap.across, y: partSize.height + gap.down } as const;

/** Where everything that takes part in a rule stands: from left to right, connected parts of the graph side by side. */
export function placesOf(names: readonly string[], links: readonly Link[]): ReadonlyMap<string, Place> {
  return packed(layersOf(names, links).map((layers) => placedAlone(layers, links)));
}

/** How much room all of it takes. */
export function extentOf(places: ReadonlyMap<string, Place>): { readonly width: number; readonly height: number } {
  const all = [...places.values()];
  return {
    width: Math.max(0, ...all.map(({ x }) => x)) + partSize.width,
    height: Math.max(0, ...all.map(({ y }) => y)) + partSize.height,
  };
}

interface Block {
  readonly places: ReadonlyMap<string, Place>;
  readonly columns: number;
  readonly height: number;
}

/** Each part as near as it can be to the middle of what leads to it. */
function placedAlone(layers: Layers, links: readonly Link[]): Block {
  const members = new Set(layers.flat());
  const leading = new Map<string, string[]>();
  for (const { from, to } of links) if (members.has(to)) leading.set(to, [...(leading.get(to) ?? []), from]);
  const places = new Map<string, Place>();
  const tallest = Math.max(...layers.map((layer) => layer.length));
  layers.forEach((layer, column) => {
    const begin = ((tallest - layer.length) * step.y) / 2;
    const wanted = layer.map((name, index) => {
      const known = (leading.get(name) ?? []).flatMap((from) => places.get(from)?.y ?? []);
      return known.length === 0 ? begin + index * step.y : known.reduce((sum, y) => sum + y, 0) / known.length;
    });
    const ys = spread(wanted);
    layer.forEach((name, index) => places.set(name, { x: column * step.x, y: ys[index] ?? 0 }));
  });
  const top = Math.min(...[...places.values()].map(({ y }) => y));
  const moved = new Map([...places].map(([name, { x, y }]) => [name, { x, y: y - top }]));
  const bottom = Math.max(...[...moved.values()].map(({ y }) => y));
  return { places: moved, columns: layers.length, height: bottom + partSize.height };
}

/** The nearest heights to those wanted that leave room for each, moved up together where they had to give way. */
function spread(wanted: readonly number[]): readonly number[] {
  const ys: number[] = [];
  for (const y of wanted) ys.push(Math.max(y, (ys.at(-1) ?? -Infinity) + step.y));
  const late = ys.reduce((sum, y, index) => sum + y - (wanted[index] ?? y), 0) / Math.max(ys.length, 1);
  return ys.map((y) => y - late);
}

/** Each block as high up as there is room, in an area about as wide as a screen is to its height. */
function packed(blocks: readonly Block[]): ReadonlyMap<string, Place> {
  const area = blocks.reduce((sum, { columns, height }) => sum + columns * step.x * (height + gap.between), 0);
  const most = Math.max(Math.ceil(Math.sqrt(area * 1.4) / step.x), ...blocks.map(({ columns }) => columns));
  const bottoms = Array.from({ length: most }, () => 0);
  const places = new Map<string, Place>();
  for (const { places: own, columns, height } of blocks) {
    const tops = Array.from({ length: most - columns + 1 }, (_, left) =>
      Math.max(...bottoms.slice(left, left + columns)),
    );
    const top = Math.min(...tops);
    const left = tops.indexOf(top);
    for (const [name, { x, y }] of own) places.set(name, { x: left * step.x + x, y: top + y });
    bottoms.fill(top + height + gap.between, left, left + columns);
  }
  return places;
}
