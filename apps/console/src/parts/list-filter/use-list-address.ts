import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

type Filter = Readonly<Record<string, string>>;

/**
 * Makes a filter of the texts in the address, which anybody may have cut or misspelt; without a text, the value that
 * filters nothing.
 */
export type ReadFilter<F extends Filter> = (textOf: (name: string) => string) => F;

export type ListAddress<F extends Filter> = ReturnType<typeof useListAddress<F>>;

/** The filter and the page of a list live in the address, so that going back and sending a link keep both. */
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
    /** Where the page begins; empty on the first. */
    after,
    paging: {
      toNext: (next: string) => goTo(next, [...trail, after]),
      /** Null where it is not known which page came before: a page opened from a link. */
      toPrevious: trail.length === 0 ? null : () => goTo(trail.at(-1) ?? '', trail.slice(0, -1)),
      toFirst: after === '' ? null : () => goTo('', []),
    },
  };
}

export function readFilter<F extends Filter>(parameters: URLSearchParams, read: ReadFilter<F>): F {
  return read((name) => textIn(parameters, name));
}

/** Only what filters something, so that the address of the whole list is a short one. */
export function writeFilter<F extends Filter>(filter: F, read: ReadFilter<F>): URLSearchParams {
  const nothing = new Map(Object.entries(read(() => '')));
  return new URLSearchParams(Object.entries(filter).filter(([name, value]) => value !== nothing.get(name)));
}

/** An id, or nothing where it cannot be one. */
export function idIn(text: string): string {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : '';
}

/** One of these; the first where it is none of them. */
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
