import { listColleagues } from '@portico/contract/colleagues';
import type { ListColleagues } from '@portico/contract/colleagues.schemas';
import { abilityGrants, type StaffAbility, staffLevels } from '@portico/contract/staff-abilities';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

type Colleague = ListColleagues['output']['list'][number];

/** The first hundred colleagues, once for all rows. */
export function useEverybody() {
  return useQuery({
    queryKey: ['colleagues', 'everybody'],
    queryFn: ({ signal }) => call(listColleagues, { limit: 100 }, { signal }),
    staleTime: 60_000,
  });
}

/** Those who have an ability, with the roles that bring it. */
export function holdersOf(ability: StaffAbility, colleagues: readonly Colleague[]): readonly Colleague[] {
  const { roles, from } = abilityGrants[ability];
  const brings = ({ role, level }: Colleague['roles'][number]) =>
    roles.includes(role) && staffLevels.indexOf(level) <= staffLevels.indexOf(from);
  return colleagues
    .map((colleague) => ({ ...colleague, roles: colleague.roles.filter(brings) }))
    .filter((colleague) => colleague.roles.length > 0);
}
