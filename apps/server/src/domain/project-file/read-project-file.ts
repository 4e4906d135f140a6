import type { ProjectDb } from '../../platform/db/database.ts';
import { fileFormat, fileVersion, type ProjectFile } from './format/project-file.ts';
import { readCalendar } from './read/read-calendar.ts';
import { readContent } from './read/read-content.ts';
import { readForm } from './read/read-form.ts';
import { readLook } from './read/read-look.ts';
import { readSettings } from './read/read-settings.ts';

/** The whole configuration of a project, as it is published. */
export async function readProjectFile(db: ProjectDb, projectId: string): Promise<ProjectFile> {
  return {
    format: fileFormat,
    version: fileVersion,
    look: await readLook(db, projectId),
    settings: await readSettings(db, projectId),
    calendar: await readCalendar(db, projectId),
    content: await readContent(db, projectId),
    forms: { application: await readForm(db, projectId) },
  };
}
