import { checkSendEmailState } from '@portico/contract/referees';
import type { CheckSendEmailState, RefereeEntry } from '@portico/contract/referees.schemas';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { learnServerTime } from '../../lib/clock.ts';
import { applicationKey } from '../../lib/queries.ts';

export type Referees = CheckSendEmailState['output'];
export type Referee = RefereeEntry;

const lookAgainMs = 15_000;

/** The recommenders of the application and their request states; polled while a mail is being sent. */
export const refereesQuery = () =>
  queryOptions({
    queryKey: [...applicationKey(), 'referees'],
    queryFn: async ({ signal }) => {
      const answer = await call(checkSendEmailState, {}, { signal });
      learnServerTime(answer.server_time);
      return answer;
    },
    staleTime: 5000,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (isOnItsWay(state.data) ? lookAgainMs : false),
  });

function isOnItsWay(referees: Referees | undefined): boolean {
  return referees?.list.some(({ delivery }) => delivery === 'queued') ?? false;
}
