import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';

export interface ListFilter {
  readonly search: string;
  /** Ids; empty means all. */
  readonly project: string;
  readonly batch: string;
  readonly state: '' | '0' | '1' | '2';
  /** Where the page begins; empty on the first. */
  readonly after: string;
}

export const noFilter: ListFilter = { search: '', project: '', batch: '', state: '', after: '' };

/** The filter and the page live in the address, so that going back and sending a link keep both. */
export function useListFilter() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const filter = readFilter(parameters);
  const trail = readTrail(state);
  const { after } = filter;

  const change = useCallback(
    (changed: Partial<Omit<ListFilter, 'after'>>) => {
      const [path, query] = location.hash.slice(1).split('?');
      // A search that was still being typed when its list was left calls nobody back.
      if (path !== paths.applications) return;
      const next = { ...readFilter(new URLSearchParams(query)), ...changed, after: '' };
      void navigate({ search: writeFilter(next).toString() }, { replace: true });
    },
    [navigate],
  );
  const turnTo = (page: string, past: readonly string[]) =>
    void navigate({ search: writeFilter({ ...filter, after: page }).toString() }, { state: { trail: past } });
  return {
    filter,
    change,
    isFiltered: Object.entries(filter).some(([name, value]) => name !== 'after' && value !== ''),
    paging: {
      toNext: (next: string) => turnTo(next, [...trail, after]),
      /** Null where it is not known which page came before: a page opened from a link. */
      toPrevious: trail.length === 0 ? null : () => turnTo(trail.at(-1) ?? '', trail.slice(0, -1)),
      toFirst: after === '' ? null : () => turnTo('', []),
    },
  };
}

export function readFilter(parameters: URLSearchParams): ListFilter {
  const text = (name: string) => parameters.get(name)?.slice(0, 100) ?? '';
  const asked = parameters.get('state');
  return {
    search: text('query'),
    project: idIn(text('project')),
    batch: idIn(text('batch')),
    state: asked === '0' || asked === '1' || asked === '2' ? asked : '',
    after: text('after'),
  };
}

// An address that was cut or misspelt filters by nothing.
function idIn(text: string): string {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : '';
}

export function writeFilter({ search, ...rest }: ListFilter): URLSearchParams {
  const given = Object.entries({ query: search, ...rest }).filter(([, value]) => value !== '');
  return new URLSearchParams(given);
}

function readTrail(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('trail' in state)) return [];
  const { trail } = state;
  return Array.isArray(trail) && trail.every((page) => typeof page === 'string') ? trail : [];
}
