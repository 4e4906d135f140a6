import * as routes from '@portico/contract/project-domains';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useProject } from '../../lib/project.ts';

/** The domain names of the project, and what can be done with them. */
export function useDomains() {
  const client = useQueryClient();
  const { id: project } = useProject();
  const queryKey = ['project domains', project];
  const refresh = () => client.invalidateQueries({ queryKey });
  return {
    domains: useQuery({ queryKey, queryFn: ({ signal }) => call(routes.projectDomains, { project }, { signal }) }),
    add: (host: string) => call(routes.addDomain, { project, host }).finally(refresh),
    prove: (host: string) => call(routes.proveDomain, { project, host }).finally(refresh),
    remove: (host: string) => call(routes.removeDomain, { project, host }).finally(refresh),
  };
}
