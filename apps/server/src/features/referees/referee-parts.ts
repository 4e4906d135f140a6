import type { CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { CheckContext } from '@portico/form-engine/field-model';
import type { Answer, FormAnswers, Row } from '@portico/form-engine/values/answer';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';

/** An application as it stands, moved to the newest version of the form where it can still be written. */
export interface OpenedApplication {
  readonly draft: {
    readonly id: string | null;
    readonly state: number | null;
    readonly modules: Readonly<Record<string, { readonly values: FormAnswers }>> | null;
    readonly batch: { readonly starts_at: Date; readonly ends_at: Date } | null;
  };
  readonly form: { readonly compiled: CompiledForm };
  /** The form as the chosen batch asks it. */
  readonly asked: CompiledForm;
  readonly context: CheckContext;
}

/** What other features know; `app.ts` passes it in. */
export interface RefereeParts {
  openDraft(call: ApplicantCall): Promise<OpenedApplication>;
  /** Writes down how far modules have come. */
  judgeAnew(call: ApplicantCall): Promise<void>;
  /** Reads changes of a module from the wire; what belongs to no field refuses the whole. */
  readChanges(wire: string, module: CompiledModule): ModuleChanges;
  /** Writes changes whatever others wrote, into the log too. */
  overwriteModule(db: ProjectDb, overwriting: Overwriting): Promise<void>;
  /** Counts one more mail within a day, for good, whoever leaves meanwhile; false where it is one too many. */
  countMail(call: ApplicantCall, counted: CountedMail): Promise<boolean>;
}

export interface CountedMail {
  /** Mails that somebody sends, or mails to somebody. */
  readonly side: 'by' | 'to';
  /** Of the address or number. */
  readonly key: string;
  readonly most: number;
}

export interface ModuleChanges {
  readonly fields: Readonly<Record<string, Answer | null>>;
  readonly rows: Readonly<Record<string, readonly Row[] | null>>;
}

export interface Overwriting {
  readonly application: string;
  readonly module: string;
  readonly changes: ModuleChanges;
  readonly by: string;
  readonly at: Date;
}

/** A published version of a project's form. */
export type FormOf = (
  db: ProjectDb,
  projectId: string,
  version: string,
) => Promise<{ readonly compiled: CompiledForm } | undefined>;
