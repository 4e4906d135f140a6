import { applyMenu } from '@portico/contract/applications';
import type { ApplyFiled, ApplyMenu } from '@portico/contract/applications.schemas';
import { batchAddress, batchDetail, batchInfo, batchTable } from '@portico/contract/batches';
import type { BatchInfo } from '@portico/contract/batches.schemas';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { learnServerTime } from '../../lib/clock.ts';
import { fetchFiled } from '../../lib/fetch-filed.ts';
import { applicationKey } from '../../lib/queries.ts';

export type FormMenu = ApplyMenu['output'];
export type MenuModule = FormMenu['menu_list'][number];
export type Filed = ApplyFiled['output'];
export type FormBatch = BatchInfo['output']['list'][number];

export const menuQuery = () =>
  queryOptions({
    queryKey: [...applicationKey(), 'menu'],
    queryFn: async ({ signal }) => {
      const menu = await call(applyMenu, {}, { signal });
      learnServerTime(menu.server_time);
      return menu;
    },
    staleTime: 5000,
    gcTime: Infinity,
  });

/** A module as it was last fetched. Saving updates the cache, so it is fetched only once. */
export const filedQuery = (menuid: string) =>
  queryOptions({
    queryKey: [...applicationKey(), 'filed', menuid],
    queryFn: ({ signal }) => fetchFiled(menuid, { signal }),
    staleTime: Infinity,
    gcTime: Infinity,
  });

export const batchesQuery = () =>
  queryOptions({
    queryKey: [...applicationKey(), 'batches'],
    queryFn: async ({ signal }) => {
      const answer = await call(batchInfo, {}, { signal });
      learnServerTime(answer.server_time);
      return answer;
    },
    staleTime: 30_000,
  });

/** What choosing this batch would mean for the answers. */
export const batchDetailQuery = (batchId: string) =>
  queryOptions({
    queryKey: [...applicationKey(), 'batch-detail', batchId],
    queryFn: ({ signal }) => call(batchDetail, { batchId }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const batchPlacesQuery = (batchId: string) =>
  queryOptions({
    queryKey: ['batch-places', batchId],
    queryFn: ({ signal }) => call(batchAddress, { batchId }, { signal }),
    staleTime: 300_000,
  });

export const batchTableQuery = (batchId: string) =>
  queryOptions({
    queryKey: ['batch-table', batchId],
    queryFn: ({ signal }) => call(batchTable, { batchId }, { signal }),
    staleTime: 300_000,
  });
