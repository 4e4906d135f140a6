import type { Waiting } from '../../platform/files/pictures/picture-work.ts';
import type { CompiledField, CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall, LetterCall } from '../../platform/wire/bound-route.ts';
import { applicantKinds, recommenderKinds } from '../sheet-kinds.ts';
import type { RegisteredKind } from '../sheets/kind-registry.ts';
import { findFileOf, findFileOfSheet, type StoredFileRow } from './files.queries.ts';

/** Somebody who uploads files: an applicant, or a recommender for one letter. */
export type FileWriter = ApplicantCall | LetterCall;

/** The columns that say who owns a file. */
export type OwnerRow = Pick<StoredFileRow, 'project_id' | 'applicant_id' | 'kind' | 'sheet_id' | 'created_at'>;

/** The sheet a call refers to; if it names none, the applicant's application or the recommender's letter. */
interface NamedSheet {
  readonly kind?: string | undefined;
  readonly sheet?: string | undefined;
}

/** A sheet that its writer may upload files for now. */
export interface SheetForFiles {
  readonly part: CompiledForm;
  readonly owner: OwnerRow;
  readonly writes: (module: CompiledModule) => boolean;
  /** Refuses a field that this writer may not answer: in admin edit mode, staff cannot sign. */
  readonly checkField: (field: CompiledField) => void;
}

/** Throws if the sheet can no longer be written. */
export function openForFiles(call: FileWriter, { kind, sheet }: NamedSheet): Promise<SheetForFiles> {
  return 'recommendation' in call
    ? openBy(recommenderKinds.require(kind), call, sheet)
    : openBy(applicantKinds.require(kind), call, sheet);
}

async function openBy<C extends FileWriter>(
  { name: kind, findToWrite, writes, checkFields }: RegisteredKind<C>,
  call: C,
  sheetId: string | undefined,
): Promise<SheetForFiles> {
  const { owner, part } = await findToWrite(call, sheetId);
  const { applicantId: applicant_id, sheet: sheet_id } = owner;
  return {
    part,
    owner: { project_id: call.project.id, applicant_id, kind, sheet_id, created_at: call.now },
    writes,
    checkField: ({ definition }) => checkFields?.(call, [definition]),
  };
}

/** Identifies whose turn it is in the picture queue, and when the caller gives up waiting. */
export function waitingOf(call: FileWriter): Waiting {
  const party = 'recommendation' in call ? call.recommendation.id : call.session.applicantId;
  return { turn: { tenant: call.project.id, party }, signal: call.whenClosed() };
}

/** One of the writer's own files; any other is not found. */
export function findFileOfWriter(call: FileWriter, uid: string): Promise<StoredFileRow | undefined> {
  return 'recommendation' in call
    ? findFileOfSheet(call.db, call.recommendation.id, uid)
    : findFileOf(call.db, call.session.applicantId, applicantKinds.names(), uid);
}

/** Applicants cannot write letters, so a letter that an applicant names is not found. */
export function requireOwnLetter(call: FileWriter, letter: string | undefined): void {
  if (letter === undefined || call.ownChecks === 'off') return;
  if (!('recommendation' in call) || call.recommendation.id !== letter) throw new Refused('notFound');
}
