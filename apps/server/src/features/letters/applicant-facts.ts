import type { ApplicantInfo, SaveParticulars } from '@portico/contract/recommendations.schemas';
import { lookupIn } from '@portico/form-engine/visibility/shown-fields';
import { answerInWords } from '../../domain/forms/answer-in-words.ts';
import { readsLetter } from '../../domain/letters/reading/applicant-reads.ts';
import { Refused } from '../../platform/refused.ts';
import type { LetterCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { joinAnswers } from '../../domain/sheets/sheet.rules.ts';
import { formForBatch } from '../../domain/forms/form-for-batch.ts';
import { publishedForm } from '../../domain/forms/published-forms.ts';
import { setParticulars } from '../../domain/letters/writing/letters.queries.ts';
import { obstacleToReading } from '../../domain/letters/writing/letters.rules.ts';
import { type OpenedLetter, openLetter } from '../../domain/letters/writing/open-letter.ts';

/** What the project lets the recommender know about the applicant, and the recommender's own particulars. */
export async function readApplicantFacts(
  _input: ApplicantInfo['input'],
  call: LetterCall,
): Promise<ApplicantInfo['output']> {
  return presentFacts(call, await openReadable(call));
}

/**
 * Corrects what the applicant wrote about the recommender. After submission, only the language of mails can be changed.
 */
export function saveParticulars(input: SaveParticulars['input'], call: LetterCall): Promise<SaveParticulars['output']> {
  return inTransaction(call.db, async (db) => {
    const locked = { ...call, db };
    const opened = await openReadable(locked, true);
    const { row } = opened;
    const parts = (['name', 'title', 'institution', 'phone'] as const).flatMap((part) => {
      const words = input[part];
      return words === undefined ? [] : [[part, words] as const];
    });
    if (parts.length > 0 && row.state === 'written') throw new Refused('letterWritten');
    const particulars = { ...row.particulars, ...Object.fromEntries(parts) };
    const lang = input.lang ?? row.lang;
    await setParticulars(db, row.id, particulars, lang);
    return presentFacts(locked, { ...opened, row: { ...row, particulars, lang } });
  });
}

async function openReadable(call: LetterCall, lock = false): Promise<OpenedLetter> {
  const opened = await openLetter(call, { lock });
  const obstacle = obstacleToReading(opened.row);
  if (obstacle !== null) throw new Refused(obstacle);
  return opened;
}

async function presentFacts(call: LetterCall, opened: OpenedLetter): Promise<ApplicantInfo['output']> {
  const { row } = opened;
  const { particulars, project } = row;
  return {
    applicant: {
      name: row.applicant.name,
      project_title: project.title,
      org_name: project.organisation,
      batch_title: row.batch_title,
      items: await itemsOf(call, opened),
      reads: readsLetter(row, project.letters),
      waived: row.waived,
    },
    recommender: {
      name: particulars.name || row.name,
      title: particulars.title ?? '',
      institution: particulars.institution ?? '',
      phone: particulars.phone ?? '',
      email: row.email,
      lang: row.lang,
    },
  };
}

/**
 * The applicant's answers that the project shows to recommenders: visible plain answers, never sensitive ones or files.
 */
async function itemsOf({ db, project, language }: LetterCall, { row, context }: OpenedLetter) {
  const { shows = [] } = row.project.letters;
  const version = row.application_version ?? row.newest;
  if (shows.length === 0 || version === null) return [];
  const published = await publishedForm(db, project.id, version);
  if (published === undefined) return [];
  const form = formForBatch(published, row.left_out);
  const { fields } = joinAnswers(Object.values(row.answers ?? {}));
  const look = lookupIn(form, { fields, rows: {} }, context);
  return shows.flatMap((key) => {
    const field = form.byKey.get(key);
    if (field === undefined || field.group !== null || field.definition.preview?.sensitive === true) return [];
    const answer = look(field);
    const value = answer === null ? '' : answerInWords(answer, field.definition, language);
    return value === '' ? [] : [{ name: field.definition.label, value }];
  });
}
