import { answersByValue } from '@portico/contract/forms/answers-by-value';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FormDefinition, ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import type { Language, LocalText } from '@portico/form-engine/language';
import type { FormAnswers, StoredFile } from '@portico/form-engine/values/answer';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { filesIn, letterEntries } from './letter-entries.ts';

/** A request and its letter. The caller decides who may read the content. */
export interface ReadLetter {
  readonly request: {
    readonly id: string;
    /** The name that the recommender gave, or else the one that the applicant typed. */
    readonly name: string;
    readonly email: string;
    readonly state: 'invited' | 'declined' | 'written';
    readonly invitedAt: Date;
    readonly openedAt: Date | null;
    readonly declinedAt: Date | null;
    readonly writtenAt: Date | null;
    /** The newest mail that asks for the letter. */
    readonly messageId: string | null;
    /** The applicant can never read it, whatever the project's current setting. */
    readonly isConfidential: boolean;
  };
  /** One entry for each question, in form order; empty before the letter is submitted. */
  readonly entries: readonly { readonly name: LocalText; readonly value: string }[];
  readonly files: readonly StoredFile[];
  /** SHA-256 of the submitted letter; empty before. */
  readonly hash: string;
}

/** Every request of an application except withdrawn ones, oldest first, with the letters in this language. */
export async function readLetters(
  db: ProjectDb,
  applicationId: string,
  language: Language,
  /** Questions that the reader may not see are left out together with their answers. */
  isOpen: (field: FieldDefinition) => boolean = () => true,
): Promise<ReadLetter[]> {
  const rows = await db
    .selectFrom('recommendations as r')
    .leftJoin('sheets as l', 'l.id', 'r.id')
    .leftJoin('form_versions as v', 'v.id', 'l.form_version_id')
    .select(['r.id', 'r.name', 'r.email', 'r.particulars', 'r.state', 'r.invited_at', 'r.opened_at', 'r.declined_at'])
    .select(['r.written_at', 'r.message_id', 'r.confidential', 'l.snapshot', 'l.hash', 'v.definition'])
    .where('r.application_id', '=', applicationId)
    .where('r.state', '!=', 'withdrawn')
    .orderBy('r.invited_at')
    .orderBy('r.id')
    .execute();
  return rows.flatMap(({ state, particulars, snapshot, definition, hash, ...row }) => {
    if (state === 'withdrawn') return [];
    const request = {
      id: row.id,
      name: particulars.name ?? row.name,
      email: row.email,
      state,
      invitedAt: row.invited_at,
      openedAt: row.opened_at,
      declinedAt: row.declined_at,
      writtenAt: row.written_at,
      messageId: row.message_id,
      isConfidential: row.confidential,
    };
    const isWritten = state === 'written' && snapshot !== null && definition !== null;
    const content = isWritten
      ? contentOf(openPart(definition, isOpen), answersByValue(snapshot, definition), language)
      : { entries: [], files: [] };
    return [{ request, ...content, hash: isWritten ? (hash ?? '') : '' }];
  });
}

function openPart(
  { modules }: FormDefinition,
  isOpen: (field: FieldDefinition) => boolean,
): readonly ModuleDefinition[] {
  return modules
    .filter(({ author }) => author === 'recommender')
    .map(({ fields, groups, ...module }) => ({
      ...module,
      fields: fields.filter(isOpen),
      groups: groups.map((group) => ({ ...group, fields: group.fields.filter(isOpen) })),
    }));
}

function contentOf(modules: readonly ModuleDefinition[], answers: FormAnswers, language: Language) {
  return { entries: letterEntries(modules, answers, language), files: filesIn(modules, answers) };
}
