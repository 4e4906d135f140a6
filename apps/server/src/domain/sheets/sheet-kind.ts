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

/** The parts of a call that are needed to write a sheet. */
export type SheetCall = Pick<VisitorCall, 'db' | 'project' | 'language' | 'now' | 'key'>;

/** A form that one person fills in for one purpose, locked until the transaction ends. */
export interface OpenedSheet {
  /** The id of its subject: the application, or the request for a letter. */
  readonly id: string;
  /** The owner of the files that its answers may refer to. The applicant is the one the sheet is about. */
  readonly owner: FileOwner;
  /** Who writes, for the log of changes. */
  readonly by: string;
  /** The form version that it is on or would begin with. */
  readonly form: PublishedForm;
  /** The part that its writer fills in. */
  readonly part: CompiledForm;
  readonly modules: SavedModules;
  /** Answers of other sheets that its questions depend on. */
  readonly outside?: Answers;
  readonly context: CheckContext;
  /** Evidence for its files and signatures, for kinds that are submitted. */
  readonly proofs?: Proofs;
  /** Why nothing may be written; null if it may. A repeated request still gets its first response. */
  readonly obstacle: ErrorKey | null;
  /** The submitted sheet; null before, and for kinds that store submissions elsewhere. */
  readonly submission: SheetSubmission | null;
}

/** Evidence for files and signatures. */
export interface Proofs {
  /** Files that answers refer to: the key of the field, by file id. */
  readonly files: Readonly<Record<string, string>> | null;
  /** The ids of the signature pictures. */
  readonly signed: readonly string[];
  /** The text that must be accepted before signing. */
  readonly policy: string | null;
}

export interface SheetSubmission {
  readonly at: Date;
  readonly hash: string;
}

/** The input of a save, the same for every kind. */
export interface SheetInput {
  /** Needed if the call does not imply the sheet. */
  readonly sheet?: string | undefined;
  readonly menuid: string;
  readonly changes: string;
  readonly revision: number;
  /** The form version of the writer's page. */
  readonly form_version?: string | undefined;
}

/** A saved module, before and after. */
export interface WrittenModule {
  readonly module: CompiledModule;
  readonly changes: ModuleChanges;
  readonly before: FormAnswers;
  readonly after: FormAnswers;
}

/** What is specific to one kind of sheet; `domain/sheets` does everything else for all kinds. */
export interface SheetKind<C extends SheetCall, S extends OpenedSheet = OpenedSheet> extends RegisteredKind<C> {
  /** Locks and reads the sheet; throws if the caller may not even read it. */
  readonly lock: (call: C, input: Partial<SheetInput>) => Promise<S>;
  /** Further steps in the transaction of a save. */
  readonly afterSave?: (call: C, sheet: S, written: WrittenModule) => Promise<void>;
  /** Further steps in the transaction of a submission. */
  readonly afterSubmit?: (call: C, sheet: S) => Promise<void>;
}
