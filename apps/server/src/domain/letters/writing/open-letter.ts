import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { CheckContext } from '@portico/form-engine/field-model';
import type { Answers } from '@portico/form-engine/values/answer';
import { dayIn } from '../../../platform/day-in.ts';
import { formForBatch } from '../../forms/form-for-batch.ts';
import { type PublishedForm, publishedForm } from '../../forms/published-forms.ts';
import { refereeGroups, refereeRows } from '../requests/referee-rows.ts';
import { Refused } from '../../../platform/refused.ts';
import type { LetterCall } from '../../../platform/wire/bound-route.ts';
import { letterPart, outsideAnswers } from './letter-form.ts';
import { findLetter, type LetterRow } from './find-letter.ts';

/** A request with its letter, and the form version that the letter was begun with or would begin with. */
export interface OpenedLetter {
  readonly row: LetterRow & {
    /** Whether the applicant still names this address. */
    readonly isNamed: boolean;
  };
  readonly form: PublishedForm;
  /** The form without the modules that the batch leaves out. */
  readonly batchForm: CompiledForm;
  /** The part that recommenders fill in, without the modules that the batch leaves out. */
  readonly part: CompiledForm;
  /** The applicant's answers that it depends on. */
  readonly outside: Answers;
  readonly context: CheckContext;
}

interface Options {
  /** Requires a transaction: nobody else can change the application or the request until it ends. */
  readonly lock?: boolean;
  /** The form version of the writer's page. */
  readonly seen?: string | undefined;
}

/**
 * Reads a letter. A letter that was begun keeps its form version, and a page with another version cannot write to it.
 */
export async function openLetter(call: LetterCall, { lock = false, seen }: Options = {}): Promise<OpenedLetter> {
  const { db, project, recommendation, language, now } = call;
  const row = await findLetter(db, recommendation.id, lock);
  // The applicant's account was deleted during the call.
  if (row === undefined) throw new Refused('linkBroken');
  if (seen !== undefined && seen !== (row.form_version_id ?? seen)) throw new Refused('formChanged');
  const version = row.form_version_id ?? seen ?? row.newest;
  const form = version === null ? undefined : await publishedForm(db, project.id, version);
  if (form === undefined) throw new Refused(seen === undefined ? 'notOffered' : 'notFound');
  const batchForm = formForBatch(form, row.left_out);
  const part = letterPart(batchForm);
  return {
    row: { ...row, isNamed: await isStillNamed(call, row) },
    form,
    batchForm,
    part,
    outside: outsideAnswers(part, batchForm, row.answers),
    context: { language, today: dayIn(row.project.time_zone, now) },
  };
}

/** Whether the applicant still names this address as a recommender. */
async function isStillNamed({ db, project }: LetterCall, row: LetterRow): Promise<boolean> {
  const version = row.application_version ?? row.newest;
  const form = version === null ? undefined : await publishedForm(db, project.id, version);
  if (form === undefined) return false;
  const modules = new Set(refereeGroups(form.compiled).map(({ module }) => module));
  const rows = Object.fromEntries([...modules].flatMap((module) => Object.entries(row.answers?.[module]?.rows ?? {})));
  return refereeRows(form.compiled, { fields: {}, rows }).some(({ emailKey }) => emailKey === row.email_key);
}
