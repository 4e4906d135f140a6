import { filePath } from '../files/uploads.ts';
import { route } from '../wire/route.ts';
import type * as schemas from './content-files.schemas.ts';

/** Where readers fetch a file of a published form, or of an article that they may see: `/<project>/<file>`. */
export const contentFilePath = `${filePath}/content`;

/** Where those who write fetch any file of the content: `?project=<id>&file=<id>`. */
export const staffContentFilePath = '/staff/v1/articles/file';

export const addContentFile = route<schemas.AddContentFile>({
  name: 'addContentFile',
  summary:
    'Stores a file for an article or a form; readers get it once an article with it is published for them, or a form with it',
  method: 'POST',
  path: '/staff/v1/articles/file/add',
  scope: 'installation',
  access: ['staff'],
  may: 'content.edit',
  limit: 'upload',
  encoding: 'multipart',
});
