import { languages, type LocalText } from '@portico/form-engine/language';
import type { FlowEntry } from '@portico/form-engine/preview/preview-content';
import type { ProjectDb } from '../../platform/db/database.ts';
import { fileAt } from './files-at.ts';
import { asApplicant, type PreviewReader } from './preview-reader.ts';

/** Distinguishes the files of entries from those of answers: a kind of their own, which no sheet has. */
export const flowFiles = { kind: 'flow', module_id: '', field_id: '', field_key: 'flow' } as const;

/** Whose entries, and of which application: those about an earlier one of the same person are not about this. */
interface About {
  readonly applicantId: string;
  readonly number: string | null;
}

/** What staff added to the modules of an application, as far as this reader may see it; by module, the oldest first. */
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

/** Staff may write in one language alone: it stands in for the others. */
function inEveryLanguage(text: LocalText): LocalText {
  const written = languages.map((language) => text[language]).find((words) => words !== '') ?? '';
  return { sc: text.sc || written, tc: text.tc || written, en: text.en || written };
}

/** When staff last wrote something for the applicant to read. */
export async function findNewestEntry(db: ProjectDb, applicantId: string): Promise<Date | null> {
  const rows = await findFlowEntries(db, await applicationOf(db, applicantId), asApplicant({}));
  return rows.reduce<Date | null>((newest, { made_at: at }) => (newest === null || at > newest ? at : newest), null);
}

/** Whether the applicant is shown an entry that names this file. */
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

/** The module with an entry that names this file. */
export function moduleNaming(uid: string, entries: ReadonlyMap<string, readonly FlowEntry[]>): string | undefined {
  const isNaming = ({ files }: FlowEntry) => files.some((file) => file.uid === uid);
  return [...entries].find(([, ofModule]) => ofModule.some(isNaming))?.[0];
}
