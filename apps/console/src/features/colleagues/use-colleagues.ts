import { changeRole, giveRole, listColleagues, removeRole, staffPlaces } from '@portico/contract/colleagues';
import type {
  ChangeRole,
  GiveRole,
  ListColleagues,
  RemoveRole,
  StaffPlaces,
} from '@portico/contract/colleagues.schemas';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { sessionQuery } from '../../lib/session.ts';
import type { ListAddress } from '../../parts/list-filter/use-list-address.ts';
import type { ColleaguesFilter } from './colleagues-filter.ts';

export type Colleague = ListColleagues['output']['list'][number];
export type HeldRole = Colleague['roles'][number];
export type StaffPlace = StaffPlaces['output']['list'][number];

export const colleaguesKey = ['colleagues', 'list'] as const;

/** One page of the colleagues that match the filter. The previous page stays on screen until the next has loaded. */
export function useColleagues({ filter, after }: Pick<ListAddress<ColleaguesFilter>, 'filter' | 'after'>) {
  const { query, role, organisation, project } = filter;
  return useQuery({
    queryKey: [...colleaguesKey, { query, role, organisation, project, after }],
    queryFn: ({ signal }) =>
      call(
        listColleagues,
        {
          query: query || undefined,
          role: role || undefined,
          organisation: organisation || undefined,
          project: project || undefined,
          after: after || undefined,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

/** Where roles are held, with those that the reader may give there. */
export function usePlaces() {
  return useQuery({
    queryKey: ['colleagues', 'places'],
    queryFn: async ({ signal }) => (await call(staffPlaces, {}, { signal })).list,
    staleTime: 60_000,
  });
}

/** A place as a choice in a form names it. */
export function placeKey({ organisation, project }: Pick<StaffPlace, 'organisation' | 'project'>): string {
  return project?.id ?? organisation?.id ?? 'installation';
}

/** Changes roles; afterwards, and after a refusal too, the list shows what holds now. */
export function useRoles() {
  const client = useQueryClient();
  const thenReadAnew = async (change: Promise<unknown>) => {
    try {
      await change;
    } finally {
      await client.invalidateQueries({ queryKey: ['colleagues'] });
      // What the reader may do may have changed with a role of their own.
      await client.invalidateQueries(sessionQuery);
    }
  };
  return {
    give: (input: GiveRole['input']) => thenReadAnew(call(giveRole, input)),
    change: (input: ChangeRole['input']) => thenReadAnew(call(changeRole, input)),
    remove: (input: RemoveRole['input']) => thenReadAnew(call(removeRole, input)),
  };
}
