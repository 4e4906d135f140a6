import { chooseBatch } from '@portico/contract/batches';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { homeQuery } from '../../../lib/queries.ts';
import { applicationKey } from '../../../lib/queries.ts';
import { forgetMarks } from '../marks/form-marks.ts';

/** Chooses a batch; what the server says of menu and modules is asked for anew. */
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
        // The header calls its item by whether a batch is chosen.
        queries.invalidateQueries({ queryKey: homeQuery.queryKey }),
      ]);
      onChosen();
    },
  });
}
