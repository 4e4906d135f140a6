import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { CheckContext } from '@portico/form-engine/field-model';
import type { Answers } from '@portico/form-engine/values/answer';
import { dayIn } from '../../platform/day-in.ts';
import { refereeGroups, refereeRows } from '../../domain/letters/referee-rows.ts';
import { Refused } from '../../platform/refused.ts';
import type { LetterCall } from '../../platform/wire/bound-route.ts';
import { letterPart, outsideAnswers } from './letter-form.ts';
import type { LetterForm, LetterParts } from './letter-parts.ts';
import { findLetter, type LetterRow } from './letters.queries.ts';

/** A request with its letter, and the version of the form that the letter stands on or would begin with. */
export interface OpenedLetter {
  readonly row: LetterRow & {
    /** Whether the address still stands in the application. */
    readonly stands: boolean;
  };
  readonly form: LetterForm;
  /** What recommenders write of it, as the batch asks it. */
  readonly part: CompiledForm;
  /** Answers of the applicant that it depends on. */
  readonly outside: Answers;
  readonly context: CheckContext;
}

interface Wishes {
  /** In a transaction: nobody changes the application or the request until it ends. */
  readonly hold?: boolean;
  /** The version of the form that the writer looked at. */
  readonly seen?: string | undefined;
}

/** Reads a letter. One that was begun keeps its version of the form, and a page of another one cannot write in it. */
export async function openLetter(
  parts: LetterParts,
  call: LetterCall,
  { hold = false, seen }: Wishes = {},
): Promise<OpenedLetter> {
  const { db, project, recommendation, language, now } = call;
  const row = await findLetter(db, recommendation.id, hold);
  // Its applicant left while the call was under way.
  if (row === undefined) throw new Refused('linkBroken');
  if (seen !== undefined && seen !== (row.form_version_id ?? seen)) throw new Refused('formChanged');
  const version = row.form_version_id ?? seen ?? row.newest;
  const form = version === null ? undefined : await parts.formOf(db, project.id, version, row.left_out);
  if (form === undefined) throw new Refused(seen === undefined ? 'notOffered' : 'notFound');
  const part = letterPart(form.asked);
  return {
    row: { ...row, stands: await standsIn(parts, call, row) },
    form,
    part,
    outside: outsideAnswers(parts.outsideOf, part, form.asked, row.answers),
    context: { language, today: dayIn(row.project.time_zone, now) },
  };
}

/** Whether the applicant still names this address as a recommender's. */
async function standsIn(parts: LetterParts, { db, project }: LetterCall, row: LetterRow): Promise<boolean> {
  const version = row.application_version ?? row.newest;
  const form = version === null ? undefined : await parts.formOf(db, project.id, version, []);
  if (form === undefined) return false;
  const modules = new Set(refereeGroups(form.compiled).map(({ module }) => module));
  const rows = Object.fromEntries([...modules].flatMap((module) => Object.entries(row.answers?.[module]?.rows ?? {})));
  return refereeRows(form.compiled, { fields: {}, rows }).some(({ emailKey }) => emailKey === row.email_key);
}
