import { oneOf, type ReadFilter } from '../../../parts/list-filter/use-list-address.ts';

export const channels = ['all', 'mail', 'sms'] as const;

export type OutboxFilter = {
  readonly channel: (typeof channels)[number];
  readonly search: string;
};

export const readOutboxFilter: ReadFilter<OutboxFilter> = (textOf) => ({
  channel: oneOf(channels, textOf('channel')),
  search: textOf('search'),
});
