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

/** A request with its letter, and the version of the form that it was begun with or would begin with. */
export interface OpenedLetter {
  readonly row: LetterRow & {
    /** Whether the applicant still names this address. */
    readonly isNamed: boolean;
  };
  readonly form: PublishedForm;
  /** The form as the batch of the application asks it. */
  readonly batchForm: CompiledForm;
  /** What recommenders write of it, as the batch asks it. */
  readonly part: CompiledForm;
  /** Answers of the applicant that it depends on. */
  readonly outside: Answers;
  readonly context: CheckContext;
}

interface Options {
  /** In a transaction: nobody changes the application or the request until it ends. */
  readonly lock?: boolean;
  /** The version of the form that the writer looked at. */
  readonly seen?: string | undefined;
}

/** Reads a letter. One that was begun keeps its version of the form, and a page of another one cannot write in it. */
export async function openLetter(call: LetterCall, { lock = false, seen }: Options = {}): Promise<OpenedLetter> {
  const { db, project, recommendation, language, now } = call;
  const row = await findLetter(db, recommendation.id, lock);
  // Its applicant left while the call was under way.
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

/** Whether the applicant still names this address as a recommender's. */
async function isStillNamed({ db, project }: LetterCall, row: LetterRow): Promise<boolean> {
  const version = row.application_version ?? row.newest;
  const form = version === null ? undefined : await publishedForm(db, project.id, version);
  if (form === undefined) return false;
  const modules = new Set(refereeGroups(form.compiled).map(({ module }) => module));
  const rows = Object.fromEntries([...modules].flatMap((module) => Object.entries(row.answers?.[module]?.rows ?? {})));
  return refereeRows(form.compiled, { fields: {}, rows }).some(({ emailKey }) => emailKey === row.email_key);
}
