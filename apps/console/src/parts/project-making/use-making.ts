import { createProjectFromFile } from '@portico/contract/project-files';
import type { CreateProjectFromFile } from '@portico/contract/project-files.schemas';
import * as routes from '@portico/contract/staff-projects';
import type { CopyOrganisation, CopyProject, CreateProject } from '@portico/contract/staff-projects.schemas';
import type { LocalText } from '@portico/form-engine/language';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Making organisations and projects; lists that show them are fetched again. */
export function useMaking() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['organisations'] });
  return {
    createOrganisation: async (name: LocalText) => {
      await call(routes.createOrganisation, { name });
      await refresh();
    },
    renameOrganisation: async (org: string, name: LocalText, revision: number) => {
      await call(routes.renameOrganisation, { org, name, revision });
      await refresh();
    },
    copyOrganisation: async (input: CopyOrganisation['input']) => {
      await call(routes.copyOrganisation, input);
      await refresh();
    },
    createProject: async (input: CreateProject['input']) => {
      const made = await call(routes.createProject, input);
      await refresh();
      return made;
    },
    createFromFile: async (input: CreateProjectFromFile['input']) => {
      const made = await call(createProjectFromFile, input);
      await refresh();
      return made;
    },
    copyProject: async (input: CopyProject['input']) => {
      const made = await call(routes.copyProject, input);
      await refresh();
      return made;
    },
    orderOrganisations: async (orgs: string[]) => {
      await call(routes.orderOrganisations, { orgs });
      await refresh();
    },
    orderProjects: async (org: string, projects: string[]) => {
      await call(routes.orderProjects, { org, projects });
      await refresh();
    },
  };
}

export function useTemplates(isEnabled: boolean) {
  return useQuery({
    queryKey: ['project templates'],
    queryFn: async ({ signal }) => (await call(routes.projectTemplates, {}, { signal })).list,
    staleTime: Infinity,
    enabled: isEnabled,
  });
}
