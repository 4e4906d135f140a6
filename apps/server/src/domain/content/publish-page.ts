import { type Language, languages, type LocalText } from '@portico/form-engine/language';
import type { ProjectDb } from '../../platform/db/database.ts';
import { findHtmlProblem } from './find-html-problem.ts';
import { insertPage } from './pages.queries.ts';

/** A page as an institution writes it. */
export interface PageText {
  /** Lower-case letters, digits and hyphens. */
  readonly key: string;
  readonly title: LocalText;
  /** HTML with the elements that find-html-problem.ts allows. */
  readonly content: LocalText;
  /** The label of a checkbox, if applicants must tick one. */
  readonly consent?: LocalText;
}

/** The page contains something that is not allowed. */
export class InvalidPage extends Error {
  constructor(key: string, problem: string) {
    super(`The page ${key} is not sound: ${problem}`);
  }
}

/**
 * Publishes a page as the newest edition of its key; applicants who ticked the previous edition must tick again. It needs words
 * in the languages that are asked for.
 */
export async function publishPage(
  db: ProjectDb,
  projectId: string,
  page: PageText,
  now: Date,
  needed: readonly Language[] = languages,
): Promise<number> {
  const { key, title, content, consent = null } = page;
  for (const language of languages) {
    const words = [title[language], content[language], ...(consent === null ? [] : [consent[language]])];
    if (needed.includes(language) && words.some((text) => text.trim() === ''))
      throw new InvalidPage(key, `words are missing in ${language}`);
    const problem = findHtmlProblem(content[language]);
    if (problem !== null) throw new InvalidPage(key, `${language}, ${problem}`);
  }
  return insertPage(db, projectId, { key, title, content, consent }, now);
}
