import type { ListInvitations } from '@portico/contract/invitations.schemas';
import { epochSeconds } from '../../../platform/clock.ts';
import { levelOf } from '../../../platform/session/abilities.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { loadNames } from '../places/list-places.ts';
import { presentPlace } from '../places/places.present.ts';
import { rolesToGive } from '../roles/role.rules.ts';
import { isVoid, readInvitation } from './invitation.rules.ts';
import { listInviters, listOpen } from './invitations.queries.ts';

/** Open invitations to places where the caller sees who works there. */
export async function listInvitations({ db, session, mayAt, now }: StaffCall): Promise<ListInvitations['output']> {
  const rows = await listOpen(db);
  const inviters = await listInviters(
    db,
    rows.map(({ id }) => id),
  );
  const names = await loadNames(db);
  const list: ListInvitations['output']['list'] = [];
  for (const row of rows) {
    const invitation = readInvitation(row);
    if (invitation === undefined || !mayAt(invitation.place)) continue;
    const inviter = inviters.get(row.invited_by);
    const isGone = isVoid(invitation, inviter?.roles ?? []);
    const isExpired = row.expires_at <= now;
    list.push({
      invitation_id: row.id,
      level: levelOf(invitation.place),
      ...presentPlace(invitation.place, names),
      email: row.email,
      role: invitation.role,
      invited_by: inviter?.name ?? '',
      invited_at: epochSeconds(row.invited_at),
      expires_at: epochSeconds(row.expires_at),
      state: isGone ? 'void' : isExpired ? 'expired' : 'open',
      delivery: row.delivery,
      may_manage: rolesToGive(session.roles, invitation.place).includes(invitation.role),
    });
  }
  return { list };
}
