import type { SaveBasic } from '@portico/contract/applications.schemas';
import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { ReceiptKeys } from '../../platform/receipt-keys/receipt-keys.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';

/** What submitting needs of other features and of the start. */
export interface SubmissionParts {
  readonly receiptKeys: Pick<ReceiptKeys, 'current'>;
  /** A version of the project's form as a batch asks it; undefined where the project has none of this id. */
  formOf(
    db: ProjectDb,
    projectId: string,
    version: string,
    leftOut: readonly string[],
  ): Promise<{ readonly number: number; readonly compiled: CompiledForm } | undefined>;
  /** Saves changes to one module in the transaction of the call. */
  saveModule(input: SaveBasic['input'], call: ApplicantCall): Promise<SaveBasic['output']>;
}
