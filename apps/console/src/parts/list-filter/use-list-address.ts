import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

type Filter = Readonly<Record<string, string>>;

/**
 * Makes a filter of the texts in the address, which may be incomplete or misspelt; an empty text gives the value that
 * filters nothing.
 */
export type ReadFilter<F extends Filter> = (textOf: (name: string) => string) => F;

export type ListAddress<F extends Filter> = ReturnType<typeof useListAddress<F>>;

/** Filter and page of a list live in the address, so that the back button and shared links keep both. */
export function useListAddress<F extends Filter>(read: ReadFilter<F>) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const filter = readFilter(parameters, read);
  const after = textIn(parameters, 'after');
  const trail = trailIn(state);

  const change = useCallback(
    (changed: Partial<F>) => {
      const [path, query] = location.hash.slice(1).split('?');
      // The list was left while a search was still being typed.
      if (path !== pathname) return;
      const next = { ...readFilter(new URLSearchParams(query), read), ...changed };
      void navigate({ search: writeFilter(next, read).toString() }, { replace: true });
    },
    [navigate, pathname, read],
  );
  const goTo = (page: string, past: readonly string[]) => {
    const next = writeFilter(filter, read);
    if (page !== '') next.set('after', page);
    void navigate({ search: next.toString() }, { state: { trail: past } });
  };
  return {
    filter,
    change,
    clear: () => change(read(() => '')),
    isFiltered: writeFilter(filter, read).toString() !== '',
    /** The cursor of the page; empty on the first. */
    after,
    paging: {
      toNext: (next: string) => goTo(next, [...trail, after]),
      /** Null where the previous page is not known, as on a page opened from a link. */
      toPrevious: trail.length === 0 ? null : () => goTo(trail.at(-1) ?? '', trail.slice(0, -1)),
      toFirst: after === '' ? null : () => goTo('', []),
    },
  };
}

export function readFilter<F extends Filter>(parameters: URLSearchParams, read: ReadFilter<F>): F {
  return read((name) => textIn(parameters, name));
}

/** Writes only the values that filter something, so that the address of the whole list stays short. */
export function writeFilter<F extends Filter>(filter: F, read: ReadFilter<F>): URLSearchParams {
  const nothing = new Map(Object.entries(read(() => '')));
  return new URLSearchParams(Object.entries(filter).filter(([name, value]) => value !== nothing.get(name)));
}

/** The text if it is a valid id, else an empty string. */
export function idIn(text: string): string {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : '';
}

/** The text if it is one of the values, else the first value. */
export function oneOf<const Value extends string>(values: readonly [Value, ...Value[]], text: string): Value {
  return values.find((value) => value === text) ?? values[0];
}

const longest = 200;

function textIn(parameters: URLSearchParams, name: string): string {
  return parameters.get(name)?.slice(0, longest) ?? '';
}

function trailIn(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('trail' in state)) return [];
  const { trail } = state;
  return Array.isArray(trail) && trail.every((page) => typeof page === 'string') ? trail : [];
}
