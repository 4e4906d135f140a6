import { chooseBatch } from '@portico/contract/batches';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { homeQuery } from '../../../lib/queries.ts';
import { applicationKey } from '../../../lib/queries.ts';
import { forgetMarks } from '../marks/form-marks.ts';

/** Chooses a batch, then fetches menu and modules again. */
export function useChoosing(onChosen: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (batchId: string) => call(chooseBatch, { batchId }),
    networkMode: 'always',
    onSuccess: async () => {
      forgetMarks();
      queries.removeQueries({ queryKey: [...applicationKey(), 'filed'] });
      await Promise.all([
        queries.invalidateQueries({ queryKey: applicationKey() }),
        // The label of the header's item depends on whether a batch is chosen.
        queries.invalidateQueries({ queryKey: homeQuery.queryKey }),
      ]);
      onChosen();
    },
  });
}
