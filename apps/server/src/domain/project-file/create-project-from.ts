import type { LocalText } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';
import { rolesWith } from '../../platform/session/abilities.ts';
import { withFilesOf } from '../forms/files-in-form.ts';
import { copyFormFiles, type FileOfForm } from '../forms/form-files.queries.ts';
import { publishForm } from '../forms/publish-form.ts';
import { withKnownLinks } from './bank-links.queries.ts';
import type { ProjectFile } from './format/project-file.ts';
import { addBatches } from './write/write-calendar.ts';
import { addTables, publishPages } from './write/write-content.ts';
import { writeLook } from './write/write-look.ts';
import { writeSettings } from './write/write-settings.ts';

export interface NewProject {
  /** Chosen by the caller, whose handle is of this project: `inProject({ id, orgId })`. */
  readonly id: string;
  readonly orgId: string;
  readonly slug: string;
  /** In place of the file's. */
  readonly title: LocalText;
  readonly file: ProjectFile;
  /** Without it: look, settings and form; no pages, guide, tables or batches. */
  readonly withContent: boolean;
  /** The project that it is a copy of, and the files that its form offers. */
  readonly copied?: { readonly from: string; readonly formFiles: readonly FileOfForm[] };
}

/**
 * Makes a project of a file. Runs in the transaction of the caller; the database refuses whoever may not make projects
 * in the organisation, and an address that is taken. Articles and ready answers are not written here, since somebody
 * writes them: see `writeArticles` and `writeAnswers`.
 */
export async function createProjectFrom(db: ProjectDb, project: NewProject, now: Date): Promise<void> {
  const { id, orgId, slug, title, withContent } = project;
  const { look, settings, calendar, content, forms } = withContent ? project.file : withoutContent(project.file);
  const roles = [...rolesWith('projects.create')];
  await sql`select create_project(${id}, ${orgId}, ${slug}, ${JSON.stringify(title)}::jsonb, ${roles})`.execute(db);
  await writeSettings(db, id, settings);
  await writeLook(db, id, { ...look, title }, { guide: content.guide, statement: content.statement });
  const linked = await withKnownLinks(db, id, { ...project.file, forms });
  const { application } = linked.file.forms;
  if (application !== null) {
    const { from, formFiles } = project.copied ?? { from: id, formFiles: [] };
    await copyFormFiles(db, formFiles, { projectId: id, now });
    await publishForm(db, id, withFilesOf(application, from, id));
  }
  await publishPages(db, id, content.pages, now, settings.languages);
  await addTables(db, id, content.tables);
  await addBatches(db, id, calendar);
}

function withoutContent(file: ProjectFile): ProjectFile {
  const nothing = { sc: '', tc: '', en: '' };
  return {
    ...file,
    calendar: { batches: [] },
    content: { guide: nothing, statement: nothing, pages: [], tables: [], answers: [], articles: [], files: [] },
  };
}
