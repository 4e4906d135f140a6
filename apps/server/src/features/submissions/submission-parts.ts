import type { SaveBasic } from '@portico/contract/applications.schemas';
import type { ReceiptKeys } from '../../platform/receipt-keys/receipt-keys.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';

/** What submitting needs of another feature and of the start. */
export interface SubmissionParts {
  readonly receiptKeys: Pick<ReceiptKeys, 'current'>;
  /** Saves changes to one module in the transaction of the call. */
  saveModule(input: SaveBasic['input'], call: ApplicantCall): Promise<SaveBasic['output']>;
}
