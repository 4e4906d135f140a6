import { staffRoles } from '@portico/contract/staff-abilities';
import { idIn, oneOf, type ReadFilter } from '../../parts/list-filter/use-list-address.ts';

/** An empty value means all. */
export type ColleaguesFilter = {
  readonly query: string;
  readonly role: (typeof roles)[number];
  readonly organisation: string;
  readonly project: string;
};

const roles = ['', ...staffRoles] as const;

export const readColleaguesFilter: ReadFilter<ColleaguesFilter> = (textOf) => ({
  query: textOf('query').slice(0, 100),
  role: oneOf(roles, textOf('role')),
  organisation: idIn(textOf('organisation')),
  project: idIn(textOf('project')),
});
