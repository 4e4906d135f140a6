import { isSettings } from '@portico/form-engine/editing/form-parts';

/** What a file has at a path of a decoder's note, such as `modules[0].field.normal[2].condition`. */
export function foundAt(source: unknown, path: string, key: string): unknown {
  const steps = [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([whole, index]) => index ?? whole);
  return [...steps, key].reduce((value, step) => inside(value, step), source);
}

function inside(value: unknown, step: string): unknown {
  const within = opened(value);
  if (Array.isArray(within)) return within[Number(step)];
  return isSettings(within) && Object.hasOwn(within, step) ? within[step] : undefined;
}

/** Older systems send some lists and objects as JSON within a text. */
export function opened(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
