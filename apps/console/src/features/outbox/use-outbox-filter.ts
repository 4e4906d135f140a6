import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export const channels = ['all', 'mail', 'sms'] as const;
export type ChannelChoice = (typeof channels)[number];

export interface OutboxFilter {
  readonly channel: ChannelChoice;
  readonly search: string;
}

export const noFilter: OutboxFilter = { channel: 'all', search: '' };

/** The filter lives in the address, so that going back and sending a link keep it. */
export function useOutboxFilter(): [OutboxFilter, (change: Partial<OutboxFilter>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const filter = readFilter(parameters);
  const change = useCallback(
    (changed: Partial<OutboxFilter>) =>
      setParameters((now) => writeFilter({ ...readFilter(now), ...changed }), { replace: true }),
    [setParameters],
  );
  return [filter, change];
}

export function readFilter(parameters: URLSearchParams): OutboxFilter {
  const asked = parameters.get('channel');
  return {
    channel: channels.find((channel) => channel === asked) ?? noFilter.channel,
    search: parameters.get('search')?.slice(0, 200) ?? noFilter.search,
  };
}

export function writeFilter({ channel, search }: OutboxFilter): URLSearchParams {
  const parameters = new URLSearchParams();
  if (channel !== noFilter.channel) parameters.set('channel', channel);
  if (search !== noFilter.search) parameters.set('search', search);
  return parameters;
}
