import type { FormFindings } from '@portico/contract/form-draft.schemas';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { Language } from '@portico/form-engine/language';
import type { KeyUse } from '@portico/form-engine/publish/warn-reused-keys';

/** What the worker is asked. */
export interface CheckRequest {
  readonly form: FormDefinition;
  readonly languages: readonly Language[];
  /** Those in which texts may be missing. */
  readonly untranslated: readonly Language[];
  /** What keys stood for in published versions, as far as it is known by now. */
  readonly uses: readonly KeyUse[];
  /** yyyy-mm-dd */
  readonly today: string;
}

/** What a search has found, and what looks wrong; the server tells the rest with every save. */
export type CheckAnswer = FormFindings;
