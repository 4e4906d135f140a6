import type { AreaOption } from '../../field-services.ts';

/** Where a path leads at one level, and what of it is left for the next. */
export interface AreaStep {
  readonly area: AreaOption;
  readonly rest: string;
}

/** The area that a path begins with; answers given in words may have its name in the reader's language. */
export function firstStep(path: string, areas: readonly AreaOption[]): AreaStep | undefined {
  for (const area of areas)
    for (const name of [area.official, area.name])
      if (`${path} `.startsWith(`${name} `)) return { area, rest: path.slice(name.length + 1) };
  return undefined;
}

/** A path as it is kept: the official names, the same whatever language it was chosen in. */
export function pathOf(areas: readonly AreaOption[]): string {
  return areas.map(({ official }) => official).join(' ');
}
