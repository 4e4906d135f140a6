import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { noteEntry } from '../../lib/api.ts';
import { returnPath } from '../../lib/paths.ts';
import { sessionQuery, type StaffMember } from '../../lib/session.ts';

/** Continues, signed in, to the page that was requested. */
export function useEntering(): (member: StaffMember) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (member) => {
    noteEntry();
    client.setQueryData(sessionQuery.queryKey, member);
    await navigate(returnPath(search.get('from')), { replace: true });
  };
}
