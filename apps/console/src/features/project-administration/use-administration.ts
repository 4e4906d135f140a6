import * as routes from '@portico/contract/staff-projects';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useProject } from '../../lib/project.ts';

/** The changes of this page. Afterwards everything that shows the project is fetched again. */
export function useAdministration() {
  const client = useQueryClient();
  const { id: project, slug } = useProject();
  const refresh = async () => {
    await Promise.all(
      [['project', slug], ['project address', project], ['organisations']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };
  return {
    changeSlug: async (to: string) => {
      const { domain } = await call(routes.changeSlug, { project, from: slug, to });
      await client.invalidateQueries({ queryKey: ['organisations'] });
      return domain;
    },
    setListed: (listed: boolean) => call(routes.listProject, { project, listed }).finally(refresh),
    setSuspended: (suspended: boolean) => call(routes.suspendProject, { project, suspended }).finally(refresh),
    setArchived: (archived: boolean) => call(routes.archiveProject, { project, archived }).finally(refresh),
    countPeople: async () => (await call(routes.projectOverview, { project })).people,
  };
}
