import type { StaffAbility } from '@portico/contract/staff-abilities';
import { generatePath } from 'react-router';
import { useMay } from '../../lib/session.ts';
import { menuGroups, pages } from '../pages.ts';

/** The navigation entries for the signed-in user, group by group. */
export function useMenu() {
  return menuOf(useMay());
}

export function menuOf(may: (ability: StaffAbility) => boolean) {
  const entries = pages.flatMap(({ path, needs, menu }) =>
    menu !== undefined && may(needs) ? [{ ...menu, to: generatePath(path) }] : [],
  );
  return menuGroups
    .map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) }))
    .filter(({ entries: inGroup }) => inGroup.length > 0);
}
