import type { ErrorKey } from '@portico/contract/errors';
import type { CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { CheckContext } from '@portico/form-engine/field-model';
import type { Answers, FormAnswers } from '@portico/form-engine/values/answer';
import type { VisitorCall } from '../../platform/wire/bound-route.ts';
import type { SavedModules } from './sheet.rules.ts';
import type { FileOwner } from '../files/binding/binding.queries.ts';
import type { ModuleChanges } from '../forms/read-changes.ts';
import type { RegisteredKind } from './kind-registry.ts';
import type { PublishedForm } from '../forms/published-forms.ts';

/** What a call needs to write a sheet. */
export type SheetCall = Pick<VisitorCall, 'db' | 'project' | 'language' | 'now' | 'key'>;

/** One form being filled in by one person for one purpose, locked until the transaction ends. */
export interface OpenedSheet {
  /** Of what it is for: the application, the request for a letter. */
  readonly id: string;
  /** Whose files its answers may name. The applicant is whom the sheet is about. */
  readonly owner: FileOwner;
  /** Who writes, for the log of changes. */
  readonly by: string;
  /** The version of the form that it is filled in by, or would be begun with. */
  readonly form: PublishedForm;
  /** What of it is asked. */
  readonly part: CompiledForm;
  readonly modules: SavedModules;
  /** Answers of other sheets that its questions depend on. */
  readonly outside?: Answers;
  readonly context: CheckContext;
  /** What shows that its files and signatures are there, for kinds that are handed in. */
  readonly proofs?: Proofs;
  /** Why nothing may be written. A request that was saved before is answered as then all the same. */
  readonly obstacle: ErrorKey | null;
  /** What was handed in; null until then, and for kinds whose hand-in is kept elsewhere. */
  readonly handedIn: HandedIn | null;
}

/** What shows that files and signatures are there. */
export interface Proofs {
  /** Files that answers name: the key of the field by the id of the file. */
  readonly files: Readonly<Record<string, string>> | null;
  /** Ids of the pictures that were signed with. */
  readonly signed: readonly string[];
  /** What must be accepted before signing. */
  readonly policy: string | null;
}

export interface HandedIn {
  readonly at: Date;
  readonly hash: string;
}

/** A save as every kind's call sends it. */
export interface SheetInput {
  /** Where the call does not tell by itself. */
  readonly sheet?: string | undefined;
  readonly menuid: string;
  readonly changes: string;
  readonly revision: number;
  /** The version of the form that the writer looked at. */
  readonly form_version?: string | undefined;
}

/** A module that was written, before and after. */
export interface WrittenModule {
  readonly module: CompiledModule;
  readonly changes: ModuleChanges;
  readonly before: FormAnswers;
  readonly after: FormAnswers;
}

/** What is peculiar to sheets of one purpose; `domain/sheets` does the rest for all of them. */
export interface SheetKind<C extends SheetCall, S extends OpenedSheet = OpenedSheet> extends RegisteredKind<C> {
  /** Locks it and reads it; refuses whoever may not even read it. */
  readonly lock: (call: C, input: Partial<SheetInput>) => Promise<S>;
  /** What else a save brings about, in its transaction. */
  readonly afterSave?: (call: C, sheet: S, written: WrittenModule) => Promise<void>;
  /** What follows handing it in, in the same transaction. */
  readonly afterHandIn?: (call: C, sheet: S) => Promise<void>;
}
