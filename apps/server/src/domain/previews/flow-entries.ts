import { languages, type LocalText } from '@portico/form-engine/language';
import type { FlowEntry } from '@portico/form-engine/preview/preview-content';
import type { ProjectDb } from '../../platform/db/database.ts';
import { fileAt } from './files-at.ts';
import { asApplicant, type PreviewReader } from './preview-reader.ts';

/** Marks the files of staff entries, which belong to no sheet, with a kind of their own. */
export const flowFiles = { kind: 'flow', module_id: '', field_id: '', field_key: 'flow' } as const;

/** Whose entries, and for which application: entries for an earlier application of the same person do not count. */
interface About {
  readonly applicantId: string;
  readonly number: string | null;
}

/** The staff entries of an application that this reader may see; by module, oldest first. */
export async function listFlowEntries(
  db: ProjectDb,
  about: About,
  reader: PreviewReader,
): Promise<ReadonlyMap<string, readonly FlowEntry[]>> {
  const byModule = new Map<string, FlowEntry[]>();
  for (const row of await findFlowEntries(db, about, reader)) {
    const { id, title, day, state, words, lines, shown } = row;
    const entry: FlowEntry = {
      id,
      title: inEveryLanguage(title),
      day,
      state,
      text: inEveryLanguage(words),
      files: row.files.map((file) => fileAt(reader.filePath, file)),
      lines,
      shown,
      by: reader.isSubject ? '' : row.staff_name,
    };
    byModule.set(row.module_id, [...(byModule.get(row.module_id) ?? []), entry]);
  }
  return byModule;
}

function findFlowEntries(db: ProjectDb, { applicantId, number }: About, { isSubject }: PreviewReader) {
  return db
    .selectFrom('flow_entries')
    .selectAll()
    .where('applicant_id', '=', applicantId)
    .where('removed_at', 'is', null)
    .where((is) => is.or([is('number', 'is', null), is('number', '=', number)]))
    .$if(isSubject, (query) => query.where('shown', '=', true))
    .orderBy('place')
    .execute();
}

/** Staff may write in only one language; that text is then used for the others. */
function inEveryLanguage(text: LocalText): LocalText {
  const written = languages.map((language) => text[language]).find((words) => words !== '') ?? '';
  return { sc: text.sc || written, tc: text.tc || written, en: text.en || written };
}

/** When staff last wrote an entry for the applicant. */
export async function findNewestEntry(db: ProjectDb, applicantId: string): Promise<Date | null> {
  const rows = await findFlowEntries(db, await applicationOf(db, applicantId), asApplicant({}));
  return rows.reduce<Date | null>((newest, { made_at: at }) => (newest === null || at > newest ? at : newest), null);
}

/** Whether an entry that the applicant can see refers to this file. */
export async function isInShownEntry(db: ProjectDb, applicantId: string, uid: string): Promise<boolean> {
  const entries = await listFlowEntries(db, await applicationOf(db, applicantId), asApplicant({}));
  return moduleNaming(uid, entries) !== undefined;
}

async function applicationOf(db: ProjectDb, applicantId: string): Promise<About> {
  const application = await db
    .selectFrom('applications')
    .select('number')
    .where('applicant_id', '=', applicantId)
    .executeTakeFirst();
  return { applicantId, number: application?.number ?? null };
}

/** The module with an entry that refers to this file. */
export function moduleNaming(uid: string, entries: ReadonlyMap<string, readonly FlowEntry[]>): string | undefined {
  const isNaming = ({ files }: FlowEntry) => files.some((file) => file.uid === uid);
  return [...entries].find(([, ofModule]) => ofModule.some(isNaming))?.[0];
}
