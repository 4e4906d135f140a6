import { inviteColleague, listInvitations, resendInvitation, withdrawInvitation } from '@portico/contract/invitations';
import type { InviteColleague, ListInvitations } from '@portico/contract/invitations.schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export type Invitation = ListInvitations['output']['list'][number];

export function useInvitations() {
  return useQuery({
    queryKey: ['colleagues', 'invitations'],
    queryFn: async ({ signal }) => (await call(listInvitations, {}, { signal })).list,
  });
}

/** Afterwards, and after a refusal too, the lists show what holds now. */
export function useInviting() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ['colleagues'] });
  return {
    invite: useMutation({ mutationFn: (input: InviteColleague['input']) => call(inviteColleague, input), onSettled }),
    resend: useMutation({
      mutationFn: ({ invitation_id: invitation }: Invitation) => call(resendInvitation, { invitation }),
      onSettled,
    }),
    withdraw: useMutation({
      mutationFn: ({ invitation_id: invitation }: Invitation) => call(withdrawInvitation, { invitation }),
      onSettled,
    }),
  };
}
