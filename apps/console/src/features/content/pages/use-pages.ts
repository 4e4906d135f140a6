import { publishPage, staffPages } from '@portico/contract/staff-pages';
import type { PublishPage, StaffPages } from '@portico/contract/staff-pages.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useProject } from '../../../lib/project.ts';

export type PageEntry = StaffPages['output']['list'][number];
export type PageText = Pick<PublishPage['input'], 'title' | 'content' | 'consent'>;

const keyOf = (project: string) => ['pages', project] as const;

export function usePages() {
  const { id: project } = useProject();
  return useQuery({
    queryKey: keyOf(project),
    queryFn: async ({ signal }) => (await call(staffPages, { project }, { signal })).list,
  });
}

/** Publishes an edition; the list is fetched anew, also after a refusal. */
export function usePublishing() {
  const { id: project } = useProject();
  const client = useQueryClient();
  return async (key: string, edition: number, text: PageText): Promise<void> => {
    try {
      await call(publishPage, { project, key, edition, ...text });
    } finally {
      await client.invalidateQueries({ queryKey: keyOf(project) });
    }
  };
}
