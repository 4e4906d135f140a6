import type { FormFindings } from '@portico/contract/form-draft.schemas';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { Language } from '@portico/form-engine/language';

/** What the worker is asked. */
export interface CheckRequest {
  readonly form: FormDefinition;
  readonly languages: readonly Language[];
  /** yyyy-mm-dd */
  readonly today: string;
}

/** What a search has found, and what looks wrong; the server tells the rest with every save. */
export type CheckAnswer = FormFindings;
