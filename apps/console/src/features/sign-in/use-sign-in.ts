import { staffSignIn } from '@portico/contract/staff';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../lib/api.ts';
import { returnPath } from '../../lib/paths.ts';
import { sessionQuery } from '../../lib/session.ts';

export interface Credentials {
  readonly account: string;
  readonly password: string;
}

/** Signs in and continues to the page that was requested. */
export function useSignIn() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return useMutation({
    mutationFn: (credentials: Credentials) => call(staffSignIn, credentials),
    onSuccess: async (member) => {
      client.setQueryData(sessionQuery.queryKey, member);
      await navigate(returnPath(search.get('from')), { replace: true });
    },
  });
}
