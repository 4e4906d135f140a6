import { addContentFile, staffContentFilePath } from '@portico/contract/content-files';
import { call } from '../../../lib/api.ts';
import { useProject } from '../../../lib/project.ts';
import type { PictureStore } from '../../../parts/rich-texts/picture-store.ts';

/** Stores files for articles. Each is stored at once; readers get it once an article with it is published. */
export function useContentFiles(): PictureStore {
  const { id: project } = useProject();
  return {
    add: (file, signal) => call(addContentFile, { project, file }, { signal }),
    urlOf: (file) => `${staffContentFilePath}?project=${project}&file=${file}`,
  };
}
