import { randomUUID } from 'node:crypto';
import { invitationDays, staffLinkHash } from '../../../domain/staff-mails/staff-link.ts';

const dayMs = 86_400_000;

/** A link for one mail of an invitation; only its hash is stored. */
export function makeInvitationLink(secretKey: string, now: Date) {
  const linkId = randomUUID();
  return {
    linkId,
    tokenHash: staffLinkHash(secretKey, 'invitation', linkId),
    expiresAt: new Date(now.getTime() + invitationDays * dayMs),
  };
}
