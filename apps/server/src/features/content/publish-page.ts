import { languages, type LocalText } from '@portico/form-engine/language';
import type { ProjectDb } from '../../platform/db/database.ts';
import { insertPage } from './content.queries.ts';
import { findHtmlProblem } from './find-html-problem.ts';

/** A page as an institution writes it. */
export interface PageText {
  /** Lower-case letters, digits and hyphens. */
  readonly key: string;
  readonly title: LocalText;
  /** HTML of the elements that find-html-problem.ts knows. */
  readonly content: LocalText;
  /** The words beside a tick, where applicants must set one. */
  readonly consent?: LocalText;
}

/** A page as it would be published has something in it that a page may not have. */
export class InvalidPage extends Error {
  constructor(key: string, problem: string) {
    super(`The page ${key} is not sound: ${problem}`);
  }
}

/** Makes a page the newest edition of its key; whoever ticked the edition before is asked anew. */
export async function publishPage(db: ProjectDb, projectId: string, page: PageText, now: Date): Promise<number> {
  const { key, title, content, consent = null } = page;
  for (const language of languages) {
    const words = [title[language], content[language], ...(consent === null ? [] : [consent[language]])];
    if (words.some((text) => text.trim() === '')) throw new InvalidPage(key, `words are missing in ${language}`);
    const problem = findHtmlProblem(content[language]);
    if (problem !== null) throw new InvalidPage(key, `${language}, ${problem}`);
  }
  return insertPage(db, projectId, { key, title, content, consent }, now);
}
