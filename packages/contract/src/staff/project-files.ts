import { route } from '../wire/route.ts';
import type * as schemas from './project-files.schemas.ts';

/** Where a project file is downloaded: `?project=<id>`. */
export const projectFilePath = '/staff/v1/projects/file';

/** The JSON schema of project files. */
export const fileSchemaPath = '/project-file.schema.json';

export const compareProjectFile = route<schemas.CompareProjectFile>({
  name: 'compareProjectFile',
  summary: 'What importing a project file would change; nothing is changed yet',
  method: 'POST',
  path: '/staff/v1/projects/file/compare',
  scope: 'installation',
  access: ['staff'],
  may: 'settings.change',
  limit: 'upload',
  encoding: 'multipart',
});

export const applyProjectFile = route<schemas.ApplyProjectFile>({
  name: 'applyProjectFile',
  summary: 'Makes the configuration of a project that of a file, as the report said',
  method: 'POST',
  path: '/staff/v1/projects/file/apply',
  scope: 'installation',
  access: ['staff'],
  may: 'settings.change',
  limit: 'upload',
  encoding: 'multipart',
});

export const createProjectFromFile = route<schemas.CreateProjectFromFile>({
  name: 'createProjectFromFile',
  summary: 'Makes a project of a project file, here or from another installation',
  method: 'POST',
  path: '/staff/v1/projects/file/create',
  scope: 'installation',
  access: ['staff'],
  may: 'projects.create',
  limit: 'upload',
  encoding: 'multipart',
});
