import type { CompiledField, CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { Refused } from '../../platform/refused.ts';
import { requireOwnSignature } from '../../platform/session/staff-edit.ts';
import type { ApplicantCall, LetterCall } from '../../platform/wire/bound-route.ts';
import { formToWrite } from '../applications/form-to-write.ts';
import { letterToWrite } from '../letters/writing/letter-to-write.ts';
import { findFileOf, findFileOfLetter, type StoredFileRow } from './files.queries.ts';

/** Whoever brings files: an applicant, or a recommender for one letter. */
export type FileWriter = ApplicantCall | LetterCall;

/** The form as it is asked of the writer now; refuses where nothing can be written any more. */
export function formFor(call: FileWriter): Promise<CompiledForm> {
  return 'recommendation' in call ? letterToWrite(call) : formToWrite(call);
}

/** Whose a file is that comes in by a call. */
export function ownerOf(call: FileWriter) {
  const isLetter = 'recommendation' in call;
  return {
    project_id: call.project.id,
    applicant_id: isLetter ? call.recommendation.applicantId : call.session.applicantId,
    recommendation_id: isLetter ? call.recommendation.id : null,
    created_at: call.now,
  };
}

/** Who waits where pictures take turns. */
export function personIn(call: FileWriter): string {
  return 'recommendation' in call ? call.recommendation.id : call.session.applicantId;
}

/** One of the writer's own files; any other is as if it did not exist. */
export function findFileOfWriter(call: FileWriter, uid: string): Promise<StoredFileRow | undefined> {
  return 'recommendation' in call
    ? findFileOfLetter(call.db, call.recommendation.id, uid)
    : findFileOf(call.db, call.session.applicantId, uid);
}

/** Applicants write no letters: one that they name is as if it did not exist. */
export function requireOwnLetter(call: FileWriter, letter: string | undefined): void {
  if (letter === undefined) return;
  if (!('recommendation' in call) || call.recommendation.id !== letter) throw new Refused('notFound');
}

/** Each has modules of their own. */
export function isWriterOf(call: FileWriter, { author }: ModuleDefinition): boolean {
  return (author === 'recommender') === 'recommendation' in call;
}

/** Staff at work in somebody's form sign nothing for them. */
export function requireMaySign(call: FileWriter, { definition }: CompiledField): void {
  if (!('recommendation' in call)) requireOwnSignature(call.session, [definition]);
}
