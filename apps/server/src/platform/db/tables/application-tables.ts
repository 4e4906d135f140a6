import type { LocalText } from '@portico/form-engine/language';
import type { FlowLine, FlowState } from '@portico/form-engine/preview/preview-content';
import type { FormAnswers, StoredFile } from '@portico/form-engine/values/answer';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { SealedReceipt } from '@portico/contract/receipts/sealed-receipt';
import type { Json, Made, Optional } from './column.ts';

/** Applications and everything that belongs to one. */
export interface ApplicationTables {
  applications: {
    id: string;
    project_id: string;
    applicant_id: string;
    batch_id: string | null;
    state: number;
    number: Optional<string>;
    submitted_at: Optional<Date>;
    stage: Generated<number>;
    created_at: Made;
  };
  extensions: {
    project_id: string;
    applicant_id: string;
    batch_id: string;
    until: Date;
    withdrawn_at: Optional<Date>;
  };
  extension_changes: {
    id: GeneratedAlways<string>;
    project_id: string;
    applicant_id: string;
    batch_id: string;
    former: Date | null;
    until: Date | null;
    reason: string;
    staff_id: string;
    staff_name: string;
    at: Date;
  };
  outage_extensions: {
    project_id: string;
    batch_id: string;
    outage_began: Date;
    outage_ended: Date;
    approval: string;
    former: Date;
    until: Date;
    reason: string;
    staff_id: string;
    staff_name: string;
    at: Date;
  };
  outage_dismissals: {
    project_id: string;
    batch_id: string;
    outage_began: Date;
    reason: string;
    staff_id: string;
    staff_name: string;
    at: Date;
  };
  /** Whom staff hold back from retention. */
  retention_holds: {
    project_id: string;
    applicant_id: string;
    reason: string;
    staff_id: string;
    staff_name: string;
    at: Date;
  };
  /** Who was told that they will be deleted. */
  retention_warnings: {
    project_id: string;
    applicant_id: string;
    /** Until when they were promised to be kept at least. */
    deletes_at: Date;
    first_message: string;
    last_message: Optional<string>;
  };
  submission_counters: { project_id: string; batch_id: string; last: number };
  submissions: {
    id: string;
    project_id: string;
    application_id: string;
    applicant_id: string;
    batch_id: string;
    form_version_id: string;
    number: string;
    sequence: number;
    snapshot: Json<FormAnswers>;
    hash: string;
    receipt: Json<SealedReceipt>;
    request: Optional<string>;
    submitted_at: Date;
    revoked_at: Optional<Date>;
  };
  application_events: {
    id: Generated<string>;
    project_id: string;
    application_id: string;
    kind: 'submitted' | 'revoked' | 'reapplied';
    submission_id: Optional<string>;
    by_whom: string;
    at: Date;
  };
  additional_tables: {
    id: Generated<string>;
    project_id: string;
    /** By which project files know it again. */
    key: Generated<string>;
    name: Json<LocalText>;
    columns: Json<readonly TableColumn[]>;
    sort: number;
  };
  additional_table_rows: {
    project_id: string;
    applicant_id: string;
    table_id: string;
    rows: Json<readonly (readonly LocalText[])[]>;
  };
  flow_entries: {
    id: string;
    place: GeneratedAlways<string>;
    project_id: string;
    applicant_id: string;
    module_id: string;
    title: Json<LocalText>;
    words: Json<LocalText>;
    /** yyyy-mm-dd */
    day: Optional<string>;
    state: FlowState;
    /** In the form in which answers refer to files. */
    files: Json<readonly StoredFile[]>;
    lines: ColumnType<readonly FlowLine[], string | undefined, string>;
    /** Whether the applicant sees it too, or only staff. */
    shown: boolean;
    /** The number of the application it is about; null if it applies to any. */
    number: Optional<string>;
    staff_id: Optional<string>;
    staff_name: Generated<string>;
    made_at: Made;
    removed_at: Optional<Date>;
  };
  /** Used by older servers only. */
  flow_lists: {
    id: Generated<string>;
    project_id: string;
    applicant_id: string;
    module_id: string;
    title: Json<LocalText>;
    entries: Json<readonly FlowLine[]>;
    sort: number;
  };
  stored_files: {
    id: string;
    project_id: string;
    applicant_id: string;
    module_id: string;
    field_id: string;
    field_key: string;
    name: string;
    size: ColumnType<string, number, number>;
    type: Generated<string>;
    sha256: Generated<string>;
    width: Optional<number>;
    height: Optional<number>;
    state: 'uploading' | 'ready';
    received: ColumnType<string, number | undefined, number>;
    pieces: Generated<string[]>;
    /** When its last bytes arrived; null before the first. */
    received_at: Optional<Date>;
    bound_at: Optional<Date>;
    unbound_at: Optional<Date>;
    /** The kind of the sheet that it was uploaded for. */
    kind: Generated<string>;
    /** Null for the applicant's own files: those of the application, or a reusable signature. */
    sheet_id: Optional<string>;
    /** Used by older servers only; a trigger fills it. */
    recommendation_id: Optional<string>;
    created_at: Date;
  };
  /** The total bytes of a project's files, maintained by triggers. */
  file_room: {
    project_id: string;
    part: number;
    bytes: string;
  };
  documents: {
    id: string;
    project_id: string;
    applicant_id: string;
    /** The staff member it was made for; null for the applicant's own. */
    staff_id: Optional<string>;
    /** The staff member's role, which decided what the document contains. */
    staff_role: Optional<string>;
    name: string;
    fingerprint: string;
    content: string;
    state: 'working' | 'ready' | 'failed';
    done: Generated<number>;
    steps: number;
    size: ColumnType<string, number | undefined, number>;
    created_at: Date;
    expires_at: Date;
  };
  saved_signatures: { project_id: string; applicant_id: string; file_id: string; saved_at: Date };
  signings: {
    id: Generated<string>;
    project_id: string;
    applicant_id: string;
    file_id: string;
    file_sha256: string;
    module_id: string;
    /** Used by older servers only. */
    recommendation_id: Optional<string>;
    signed_at: Date;
  };
}

/** One column of an additional table. */
export interface TableColumn {
  readonly title: LocalText;
  /** A CSS width; if empty, the column adapts to its content. */
  readonly width: string;
}
