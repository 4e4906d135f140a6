import { ownReceipt } from '@portico/contract/receipts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { applicationKey } from '../../lib/queries.ts';

/** The receipt of what the person signed in has submitted last, or of the submission that is named. */
export const receiptQuery = (submission?: string) =>
  queryOptions({
    queryKey: [...applicationKey(), 'receipt', submission ?? ''],
    queryFn: ({ signal }) => call(ownReceipt, submission === undefined ? {} : { submission }, { signal }),
    // It may have been withdrawn in another tab.
    staleTime: 0,
  });
