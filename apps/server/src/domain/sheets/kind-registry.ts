import type { CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { FileOwner } from '../files/binding/binding.queries.ts';
import type { StoredFileRow } from '../files/files.queries.ts';

/** A sheet that can be written now. */
export interface WritableSheet {
  readonly owner: FileOwner;
  /** The part of its form that the writer fills in. */
  readonly part: CompiledForm;
}

/** The common interface of all kinds of sheet; `C` is the type of call that its writers make. */
export interface RegisteredKind<C> {
  readonly name: string;
  /** Which modules its writers fill in; others are refused. */
  readonly writes: (module: CompiledModule) => boolean;
  /**
   * The sheet to upload a file for, without a lock: the named one, or else that of the call. Throws if a save would be
   * refused.
   */
  readonly findToWrite: (call: C, sheet: string | undefined) => Promise<WritableSheet>;
  /** Throws if this writer may not answer one of the fields. */
  readonly checkFields?: (call: C, fields: readonly FieldDefinition[]) => void;
  /** Whether the applicant may read a file that somebody else uploaded to a sheet about them. */
  readonly showsToApplicant?: (db: ProjectDb, file: StoredFileRow) => Promise<boolean>;
}

/** The kinds of sheet for one type of writer. The first is the default if a call names none. */
export function createKinds<C>() {
  const kinds = new Map<string, RegisteredKind<C>>();
  return {
    /** Returns a function that removes it again. */
    register(kind: RegisteredKind<C>): () => void {
      if (kinds.has(kind.name)) throw new Error(`There are two kinds of sheet named ${kind.name}`);
      kinds.set(kind.name, kind);
      return () => void kinds.delete(kind.name);
    },
    names: (): readonly string[] => [...kinds.keys()],
    /** Undefined if these writers have no such kind of sheet. */
    find: (name: string): RegisteredKind<C> | undefined => kinds.get(name),
    require(name: string | undefined): RegisteredKind<C> {
      const kind = name === undefined ? kinds.values().next().value : kinds.get(name);
      if (kind === undefined) throw new Refused('notFound');
      return kind;
    },
  };
}
