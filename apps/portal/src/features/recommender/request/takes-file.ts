import { recommendFiled } from '@portico/contract/recommendations';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { queryOptions } from '@tanstack/react-query';
import { lettersKey } from '../../../lib/recommender/letter-queries.ts';
import { letterCall } from '../../../lib/recommender/recommender-call.ts';

/** Whether the form takes files, so that an existing letter can be uploaded. */
export const takesFileQuery = (uid: string) =>
  queryOptions({
    queryKey: [...lettersKey, uid, 'takes-file'],
    queryFn: async ({ signal }) => {
      const [{ modules }, { decodeModules }, { models }] = await Promise.all([
        letterCall(uid)(recommendFiled, { uid }, { signal }),
        import('@portico/contract/forms/decode-modules'),
        import('@portico/fields/models'),
      ]);
      const { form } = decodeModules(modules.map(({ module }) => module));
      const takesDocuments = ({ type }: FieldDefinition) => {
        const { takesFiles, isRecorded, isSigned } = models[type];
        return takesFiles === true && isRecorded !== true && isSigned !== true;
      };
      return form.modules.some(({ fields }) => fields.some(takesDocuments));
    },
    staleTime: Infinity,
  });
