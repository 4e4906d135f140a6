import type { ApplicantInfo, SaveParticulars } from '@portico/contract/recommendations.schemas';
import { lookAt } from '@portico/form-engine/visibility/shown-fields';
import { answerInWords } from '../../domain/letters/answer-in-words.ts';
import { readsLetter } from '../../domain/letters/applicant-reads.ts';
import { Refused } from '../../platform/refused.ts';
import type { LetterCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import type { LetterParts } from './letter-parts.ts';
import { type LetterRow, setParticulars } from './letters.queries.ts';
import { obstacleToReading } from './letters.rules.ts';
import { type OpenedLetter, openLetter } from './open-letter.ts';

/** Whom the letter is about, as far as the project lets its writer know, and who writes it. */
export function tellAboutApplicant(parts: LetterParts) {
  return async (_input: ApplicantInfo['input'], call: LetterCall): Promise<ApplicantInfo['output']> =>
    presentFacts(parts, call, await openReadable(parts, call));
}

/** Puts right what the applicant wrote about the recommender. Once the letter is handed in, only the language of mails. */
export function saveParticulars(parts: LetterParts) {
  return (input: SaveParticulars['input'], call: LetterCall): Promise<SaveParticulars['output']> =>
    inTransaction(call.db, async (db) => {
      const held = { ...call, db };
      const opened = await openReadable(parts, held, true);
      const { row } = opened;
      const given = (['name', 'title', 'institution', 'phone'] as const).flatMap((part) => {
        const words = input[part];
        return words === undefined ? [] : [[part, words] as const];
      });
      if (given.length > 0 && row.state === 'written') throw new Refused('letterWritten');
      const particulars = { ...row.particulars, ...Object.fromEntries(given) };
      const lang = input.lang ?? row.lang;
      await setParticulars(db, row.id, particulars, lang);
      return presentFacts(parts, held, { ...opened, row: { ...row, particulars, lang } });
    });
}

async function openReadable(parts: LetterParts, call: LetterCall, hold = false): Promise<OpenedLetter> {
  const opened = await openLetter(parts, call, { hold });
  const gone = obstacleToReading(opened.row);
  if (gone !== null) throw new Refused(gone);
  return opened;
}

async function presentFacts(
  parts: LetterParts,
  call: LetterCall,
  opened: OpenedLetter,
): Promise<ApplicantInfo['output']> {
  const { row } = opened;
  const { particulars, project } = row;
  return {
    applicant: {
      name: row.applicant.name,
      project_title: project.title,
      org_name: project.organisation,
      batch_title: row.batch_title,
      items: await itemsOf(parts, call, opened),
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

/** What the project lets recommenders see: plain answers that show, never what is sensitive and never files. */
async function itemsOf(parts: LetterParts, { db, project, language }: LetterCall, { row, context }: OpenedLetter) {
  const { shows = [] } = row.project.letters;
  const version = row.application_version ?? row.newest;
  if (shows.length === 0 || version === null) return [];
  const form = (await parts.formOf(db, project.id, version, row.left_out))?.asked;
  if (form === undefined) return [];
  const look = lookAt(form, { fields: plainAnswers(row), rows: {} }, context);
  return shows.flatMap((key) => {
    const field = form.byKey.get(key);
    if (field === undefined || field.group !== null || field.definition.preview?.sensitive === true) return [];
    const answer = look(field);
    const value = answer === null ? '' : answerInWords(answer, field.definition, language);
    return value === '' ? [] : [{ name: field.definition.label, value }];
  });
}

function plainAnswers({ answers }: LetterRow) {
  return Object.fromEntries(Object.values(answers ?? {}).flatMap(({ fields }) => Object.entries(fields)));
}
