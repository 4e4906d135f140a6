import type { AreaOption } from '../../field-services.ts';

/** The area of a path at one level, and the rest of the path for the next. */
export interface AreaStep {
  readonly area: AreaOption;
  readonly rest: string;
}

/** The area that a path starts with; typed answers may have its name in the reader's language. */
export function firstStep(path: string, areas: readonly AreaOption[]): AreaStep | undefined {
  for (const area of areas)
    for (const name of [area.official, area.name])
      if (`${path} `.startsWith(`${name} `)) return { area, rest: path.slice(name.length + 1) };
  return undefined;
}

/** A path as it is stored: the official names, the same in every language. */
export function pathOf(areas: readonly AreaOption[]): string {
  return areas.map(({ official }) => official).join(' ');
}
