import { ownReceipt } from '@portico/contract/receipts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { applicationKey } from '../../lib/queries.ts';

/** The receipt of what the person signed in has submitted last. */
export const receiptQuery = () =>
  queryOptions({
    queryKey: [...applicationKey(), 'receipt'],
    queryFn: ({ signal }) => call(ownReceipt, {}, { signal }),
    // It may have been withdrawn in another tab.
    staleTime: 0,
  });
