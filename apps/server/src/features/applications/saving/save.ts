import type { FormAnswers } from '@portico/form-engine/values/answer';
import type { KeptLeftOver } from '../../../platform/db/kept-left-over.ts';
import type { SavedModules } from '../../../domain/applications/draft.queries.ts';
import type { ModuleChanges } from '../../../domain/forms/read-changes.ts';

/** What is to be saved of one module. */
export interface Save {
  readonly version: string;
  readonly module: string;
  readonly changes: ModuleChanges;
  readonly base: number;
  readonly leftOver: readonly KeptLeftOver[];
  /** Modules that are judged after it, or looked at by those that are. */
  readonly wanted: readonly string[];
}

type Place = readonly [part: 'fields' | 'rows', key: string];

export interface SavedRow {
  readonly outcome: 'saved';
  readonly application_id: string;
  readonly revision: string;
  readonly conflicts: readonly Place[];
  readonly changed: readonly Place[];
  /** The module as it is now. */
  readonly merged: FormAnswers;
  readonly module_state: number;
  readonly others: SavedModules;
  /** Null where the batch was taken away after a request that is repeated. */
  readonly left_out: readonly string[] | null;
  readonly time_zone: string;
}

export interface Saved extends SavedRow {
  /** Those wanted, as they are now. */
  readonly modules: NonNullable<SavedModules>;
}

export interface NotSaved {
  readonly outcome:
    | 'notSignedIn'
    | 'serviceEnded'
    | 'submitted'
    | 'chooseBatch'
    | 'batchClosed'
    | 'moduleLeftOut'
    | 'moduleTooLarge'
    | 'keyReused'
    | 'version';
}
