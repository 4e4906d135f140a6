import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import type { DefinitionPlace, DefinitionProblemKey } from '@portico/form-engine/publish/definition-problem';

/** A fault to be planted into a form: what is added as a module of its own, and what is to be found there. */
export interface Fault {
  readonly what: string;
  readonly key: DefinitionProblemKey;
  readonly place: Omit<DefinitionPlace, 'module'> & { readonly module?: string };
  readonly module: ModuleDefinition;
}
