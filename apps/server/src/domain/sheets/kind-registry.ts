import type { CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { FileOwner } from '../files/binding/binding.queries.ts';
import type { StoredFileRow } from '../files/files.queries.ts';

/** A sheet that can be written now. */
export interface WritableSheet {
  readonly owner: FileOwner;
  /** What of its form is asked. */
  readonly part: CompiledForm;
}

/** What is asked of a kind of sheet whichever it is, with the kind of call that its writers make. */
export interface RegisteredKind<C> {
  readonly name: string;
  /** Whose modules they are: those of others are refused. */
  readonly writes: (module: CompiledModule) => boolean;
  /** A sheet to bring files for, without a lock: the one named, else the one of the call. Refuses where a save would be refused. */
  readonly findToWrite: (call: C, sheet: string | undefined) => Promise<WritableSheet>;
  /** Refuses answers to questions that this writer may not answer. */
  readonly checkFields?: (call: C, fields: readonly FieldDefinition[]) => void;
  /** Whether the applicant whom a sheet is about may read a file of it that somebody else brought. */
  readonly showsToApplicant?: (db: ProjectDb, file: StoredFileRow) => Promise<boolean>;
}

/** The kinds of sheets that one sort of people writes. The first is meant where a call names none. */
export function createKinds<C>() {
  const kinds = new Map<string, RegisteredKind<C>>();
  return {
    /** Gives back how to take it out again. */
    register(kind: RegisteredKind<C>): () => void {
      if (kinds.has(kind.name)) throw new Error(`There are two kinds of sheet named ${kind.name}`);
      kinds.set(kind.name, kind);
      return () => void kinds.delete(kind.name);
    },
    names: (): readonly string[] => [...kinds.keys()],
    /** Undefined where these people write no such sheets. */
    find: (name: string): RegisteredKind<C> | undefined => kinds.get(name),
    require(name: string | undefined): RegisteredKind<C> {
      const kind = name === undefined ? kinds.values().next().value : kinds.get(name);
      if (kind === undefined) throw new Refused('notFound');
      return kind;
    },
  };
}
