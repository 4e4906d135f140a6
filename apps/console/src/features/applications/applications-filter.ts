import { idIn, oneOf, type ReadFilter } from '../../parts/list-filter/use-list-address.ts';

/** An empty value means all. */
export type ApplicationsFilter = {
  readonly query: string;
  readonly project: string;
  readonly batch: string;
  readonly state: (typeof states)[number];
};

const states = ['', '0', '1', '2'] as const;

export const readApplicationsFilter: ReadFilter<ApplicationsFilter> = (textOf) => ({
  query: textOf('query').slice(0, 100),
  project: idIn(textOf('project')),
  batch: idIn(textOf('batch')),
  state: oneOf(states, textOf('state')),
});
