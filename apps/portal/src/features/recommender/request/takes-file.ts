import { recommendFiled } from '@portico/contract/recommendations';
import { queryOptions } from '@tanstack/react-query';
import { lettersKey } from '../../../lib/recommender/letter-queries.ts';
import { letterCall } from '../../../lib/recommender/recommender-call.ts';

/** Whether the form asks for files, so that a letter which is written already can be brought as one. */
export const takesFileQuery = (uid: string) =>
  queryOptions({
    queryKey: [...lettersKey, uid, 'takes-file'],
    queryFn: async ({ signal }) => {
      const [{ modules }, { decodeModules }] = await Promise.all([
        letterCall(uid)(recommendFiled, { uid }, { signal }),
        import('@portico/contract/forms/decode-modules'),
      ]);
      const { form } = decodeModules(modules.map(({ module }) => module));
      return form.modules.some(({ fields }) => fields.some(({ type }) => type === 'upload'));
    },
    staleTime: Infinity,
  });
