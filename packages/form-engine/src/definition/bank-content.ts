import type { FieldDefinition } from './field-definition.ts';
import type { GroupDefinition } from './form-definition.ts';

/** What an entry has: questions, and groups with theirs. Their rules name nothing outside of it, and none of them has a link. */
export interface BankContent {
  readonly fields: readonly FieldDefinition[];
  readonly groups: readonly GroupDefinition[];
}
