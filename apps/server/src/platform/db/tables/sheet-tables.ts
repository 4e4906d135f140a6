import type { FormAnswers } from '@portico/form-engine/values/answer';
import type { ColumnType, Generated } from 'kysely';
import type { KeptLeftOver } from '../kept-left-over.ts';
import type { Json, Optional } from './column.ts';

/** Filled-in forms of every kind. */
export interface SheetTables {
  sheets: {
    /** The id of its subject: the application, or the request for a letter. */
    id: string;
    project_id: string;
    kind: string;
    applicant_id: string;
    form_version_id: string;
    left_over: ColumnType<readonly KeptLeftOver[], string | undefined, string>;
    carried_from: Optional<string>;
    begun_at: Date;
    snapshot: ColumnType<FormAnswers | null, string | null | undefined, string | null>;
    hash: Generated<string>;
    submitted_at: Optional<Date>;
  };
  sheet_modules: {
    project_id: string;
    sheet_id: string;
    module_id: string;
    values: Json<FormAnswers>;
    revision: string;
    state: number;
    saved_at: Date;
    closed: Generated<boolean>;
  };
  sheet_changes: {
    project_id: string;
    sheet_id: string;
    module_id: string;
    part: 'fields' | 'rows';
    key: string;
    revision: string;
    value: Json<unknown>;
    by_whom: string;
    at: Date;
    request: Optional<string>;
  };
}
