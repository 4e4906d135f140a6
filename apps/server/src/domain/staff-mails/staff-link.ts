import { createHmac } from 'node:crypto';
import { hashToken } from '../../platform/session/token.ts';

export const invitationDays = 7;
export const passwordMinutes = 60;
export const addressHours = 24;

type Purpose = 'invitation' | 'password' | 'address';

/**
 * The token of a link to staff, derived from an id: the mail is written later, by a job that may be repeated, and every
 * time it has the same link, without the token being stored anywhere.
 */
export function staffLinkToken(secretKey: string, purpose: Purpose, linkId: string): string {
  return createHmac('sha256', secretKey).update(`staff link ${purpose} ${linkId}`).digest('base64url');
}

/** What is stored of it. */
export function staffLinkHash(secretKey: string, purpose: Purpose, linkId: string): Buffer {
  return hashToken(staffLinkToken(secretKey, purpose, linkId));
}
