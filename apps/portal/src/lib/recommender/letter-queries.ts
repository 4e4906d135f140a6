import { applicantInfo, recommendFiled, recommendList } from '@portico/contract/recommendations';
import { queryOptions } from '@tanstack/react-query';
import { learnServerTime } from '../clock.ts';
import { prepareFields } from '../prepare-fields.ts';
import { letterCall, recommenderCall } from './recommender-call.ts';

/** The root of all cached answers to a recommender. */
export const lettersKey = ['letters'] as const;

/** The requests in reach; of a session by link, the one. */
export const requestsQuery = queryOptions({
  queryKey: [...lettersKey, 'list'],
  queryFn: async ({ signal }) => {
    const answer = await recommenderCall(recommendList, {}, { signal });
    learnServerTime(answer.server_time);
    return answer;
  },
  staleTime: 0,
});

/** One request as the list has it; null where it is not, or no longer, to be seen. */
export const requestQuery = (uid: string) =>
  queryOptions({
    queryKey: [...lettersKey, uid, 'request'],
    queryFn: async ({ signal }) => {
      const answer = await letterCall(uid)(recommendList, {}, { signal });
      learnServerTime(answer.server_time);
      return answer.list.find((request) => request.uid === uid) ?? null;
    },
    staleTime: 0,
  });

/** Whom a letter is about, and what is known of its writer. */
export const factsQuery = (uid: string) =>
  queryOptions({
    queryKey: [...lettersKey, uid, 'facts'],
    queryFn: ({ signal }) => letterCall(uid)(applicantInfo, { uid }, { signal }),
    staleTime: 0,
  });

/** The form of a letter; asked for once per visit, since from then on the page itself holds the answers. */
export const letterQuery = (uid: string) =>
  queryOptions({
    queryKey: [...lettersKey, uid, 'filed'],
    queryFn: async ({ signal }) => {
      const answer = await letterCall(uid)(recommendFiled, { uid }, { signal });
      learnServerTime(answer.server_time);
      await prepareFields(answer.modules.flatMap(({ module, outside }) => [module, ...outside]));
      return answer;
    },
    staleTime: Infinity,
    gcTime: 0,
  });
