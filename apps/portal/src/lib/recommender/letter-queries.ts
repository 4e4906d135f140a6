import { applicantInfo, recommendFiled, recommendList } from '@portico/contract/recommendations';
import { queryOptions } from '@tanstack/react-query';
import { learnServerTime } from '../clock.ts';
import { prepareFields } from '../prepare-fields.ts';
import { letterCall, recommenderCall } from './recommender-call.ts';

/** The root key of all cached queries of a recommender. */
export const lettersKey = ['letters'] as const;

/** The requests that the session reaches; for a link session only one. */
export const requestsQuery = queryOptions({
  queryKey: [...lettersKey, 'list'],
  queryFn: async ({ signal }) => {
    const answer = await recommenderCall(recommendList, {}, { signal });
    learnServerTime(answer.server_time);
    return answer;
  },
  staleTime: 0,
});

/** One request of the list; null if it is not, or no longer, visible. */
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

/** Who a letter is about, and the details of its writer. */
export const factsQuery = (uid: string) =>
  queryOptions({
    queryKey: [...lettersKey, uid, 'facts'],
    queryFn: ({ signal }) => letterCall(uid)(applicantInfo, { uid }, { signal }),
    staleTime: 0,
  });

/** The form of a letter; fetched once per visit, since from then on the page holds the answers. */
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
