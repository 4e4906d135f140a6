import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import { publishForm } from '../forms/publish-form.ts';
import { lockRevision } from '../revisions/revisions.queries.ts';
import { isSame } from './differences/compare-records.ts';
import type { ProjectFile } from './format/project-file.ts';
import { readProjectFile } from './read-project-file.ts';
import { asApplied, revisionOf } from './report-file.ts';
import { type ArticleWriting, writeArticles } from './write/write-articles.ts';
import { replaceBatches } from './write/replace-calendar.ts';
import { replacePages, replaceTables } from './write/replace-content.ts';
import { writeAnswers } from './write/write-content.ts';
import { writeLook } from './write/write-look.ts';
import { writeSettings } from './write/write-settings.ts';

/**
 * Makes the configuration of a project that of a file, in the transaction of the caller. If the project or the file is
 * not what the report was made of, nothing happens. Returns the project before and after.
 */
export async function applyFile(
  db: ProjectDb,
  projectId: string,
  received: ProjectFile,
  { revision, ...writing }: ArticleWriting & { readonly revision: string },
): Promise<{ readonly before: ProjectFile; readonly after: ProjectFile }> {
  await lockRevision(db);
  const before = await readProjectFile(db, projectId);
  const { file } = await asApplied(db, projectId, before, received);
  if (revisionOf(before, file) !== revision) throw new Refused('projectFileReport');
  const { look, settings, calendar, content, forms } = file;
  await writeSettings(db, projectId, settings);
  await writeLook(db, projectId, look, { guide: content.guide, statement: content.statement });
  if (forms.application !== null && !isSame(before.forms.application, forms.application))
    await publishForm(db, projectId, forms.application);
  await replacePages(db, projectId, before.content, content, writing.now, settings.languages);
  await replaceTables(db, projectId, content);
  await replaceBatches(db, projectId, calendar);
  await writeAnswers(db, projectId, before.content, content, writing);
  await writeArticles(db, projectId, before.content, content, writing);
  return { before, after: await readProjectFile(db, projectId) };
}
