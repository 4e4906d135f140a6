import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import { dayIn } from '../../platform/day-in.ts';
import { Refused } from '../../platform/refused.ts';
import { partOf } from '../forms/part-of.ts';
import { publishedForm } from '../forms/published-forms.ts';
import { lockApplication } from './lock-application.ts';
import type { OpenedSheet, SheetCall } from './sheet-kind.ts';
import { findSheet } from './sheets.queries.ts';

export interface SheetFacts {
  readonly id: string;
  readonly kind: string;
  /** The applicant whom the sheet is about. */
  readonly applicantId: string;
  /** Which modules the writer fills in. */
  readonly writes: (module: CompiledModule) => boolean;
  /** Who writes, for the log of changes. */
  readonly by: string;
  /** The form version to begin with; by default the newest. */
  readonly version?: string;
}

/**
 * Locks and reads an independent sheet; needs a transaction. It keeps the form version it was begun with and can be
 * written until it is submitted. Kinds with further rules add to the result.
 */
export async function lockSheet(call: SheetCall, facts: SheetFacts): Promise<OpenedSheet> {
  await lockApplication(call.db, facts.applicantId);
  return readSheet(call, facts);
}

/** The same without a lock. */
export async function readSheet({ db, project, language, now }: SheetCall, facts: SheetFacts): Promise<OpenedSheet> {
  const { id, kind, applicantId, writes, by, version } = facts;
  const sheet = await findSheet(db, id);
  const isOther = sheet.kind !== null && (sheet.kind !== kind || sheet.applicant_id !== applicantId);
  if (isOther) throw new Refused('notFound');
  const filledInBy = sheet.form_version_id ?? version ?? sheet.newest;
  const form = filledInBy === null ? undefined : await publishedForm(db, project.id, filledInBy);
  if (form === undefined) throw new Refused('notOffered');
  const { submitted_at: at, hash, files, signed, policy } = sheet;
  return {
    id,
    owner: { applicantId, sheet: id },
    by,
    form,
    part: partOf(form.compiled, writes),
    modules: sheet.modules,
    context: { language, today: dayIn(sheet.time_zone, now) },
    obstacle: at === null ? null : 'submitted',
    submission: at === null ? null : { at, hash: hash ?? '' },
    proofs: { files, signed, policy },
  };
}

/** The sheet that a file is uploaded for; throws if a save would be refused. */
export async function findSheetToWrite(
  call: SheetCall,
  facts: SheetFacts,
): Promise<Pick<OpenedSheet, 'owner' | 'part'>> {
  const { owner, part, obstacle } = await readSheet(call, facts);
  if (obstacle !== null) throw new Refused(obstacle);
  return { owner, part };
}
