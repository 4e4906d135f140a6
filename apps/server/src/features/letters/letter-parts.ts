import type { CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import type { Database, ProjectDb } from '../../platform/db/database.ts';
import type { Changes } from '../../domain/files/binding/named-files.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** A version of a project's form. */
export interface LetterForm {
  readonly id: string;
  readonly number: number;
  readonly compiled: CompiledForm;
  /** As the batch of the application asks it. */
  readonly asked: CompiledForm;
}

/** What letters need of other features and of the start. */
export interface LetterParts {
  readonly database: Pick<Database, 'doors' | 'forProject'>;
  readonly storage: Storage;
  /** Undefined where the project has no version of this id. */
  readonly formOf: (
    db: ProjectDb,
    projectId: string,
    version: string,
    leftOut: readonly string[],
  ) => Promise<LetterForm | undefined>;
  /** Reads changes from the wire by the module they are for, and refuses what belongs to no field of it. */
  readonly readChanges: (wire: string, module: CompiledModule) => Changes;
  /** The other modules, reduced to the fields that those of one module look at. */
  readonly outsideOf: (form: CompiledForm, module: CompiledModule) => readonly ModuleDefinition[];
}
