import type { CompareProjectFile } from '@portico/contract/project-files.schemas';

/** What somebody should know before a file is applied. */
export type Warning = CompareProjectFile['output']['warnings'][number];
