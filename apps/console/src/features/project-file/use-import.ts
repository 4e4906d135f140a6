import { applyProjectFile, compareProjectFile } from '@portico/contract/project-files';
import type { CompareProjectFile } from '@portico/contract/project-files.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useProject } from '../../lib/project.ts';

export type Report = CompareProjectFile['output'];

/** A file and what importing it would change. */
export interface Compared {
  readonly file: File;
  readonly report: Report;
}

/** Compares a file with the project; the browser keeps the file until it is applied. */
export function useCompare() {
  const { id } = useProject();
  return useMutation({
    mutationFn: async (file: File): Promise<Compared> => ({
      file,
      report: await call(compareProjectFile, { project: id, file }),
    }),
  });
}

/** Applies a file as its report said. */
export function useApply() {
  const { id } = useProject();
  const queries = useQueryClient();
  return async ({ file, report }: Compared) => {
    await call(applyProjectFile, { project: id, revision: report.revision, file });
    await queries.invalidateQueries();
  };
}
