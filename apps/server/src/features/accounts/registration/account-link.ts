import { Refused } from '../../../platform/refused.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { hashToken, makeToken } from '../../../platform/session/token.ts';
import { findLink, putLink, takeLink } from './registration.queries.ts';
import { type Applicant, findApplicant } from '../../../domain/accounts/applicants.queries.ts';

type Purpose = 'activate' | 'reset';

/** How long a link in a mail can be followed. */
export const linkMinutes: Readonly<Record<Purpose, number>> = { activate: 48 * 60, reset: 30 };

/** Makes the token of a link; an older one of the same purpose is void. */
export async function makeLink(
  db: ProjectDb,
  { projectId, applicantId, purpose, now }: { projectId: string; applicantId: string; purpose: Purpose; now: Date },
): Promise<string> {
  const { token, hash } = makeToken();
  const expires = new Date(now.getTime() + linkMinutes[purpose] * 60_000);
  await putLink(db, { token_hash: hash, project_id: projectId, applicant_id: applicantId, purpose }, expires);
  return token;
}

/** Whose link it was, or that it was used before. */
type LinkUse = { readonly applicantId: string } | 'used before';

/** Uses a link up and tells whose it is; a second time it is only told that it was used. */
export async function useLink(db: ProjectDb, token: string, purpose: Purpose, now: Date): Promise<LinkUse> {
  const key = { token_hash: hashToken(token), purpose };
  const applicantId = await takeLink(db, key, now);
  if (applicantId !== undefined) return { applicantId };
  if ((await findLink(db, key, now))?.isUsed !== true) throw new Refused('linkBroken');
  return 'used before';
}

/** Whose account waits to be activated by a link; looking does not use it up. */
export async function findWaiting(db: ProjectDb, token: string, now: Date): Promise<Applicant> {
  const link = await findLink(db, { token_hash: hashToken(token), purpose: 'activate' }, now);
  if (link?.isUsed === true) throw new Refused('alreadyActivated');
  const applicant = link === undefined ? undefined : await findApplicant(db, link.applicantId);
  if (link === undefined || applicant === undefined) throw new Refused('linkBroken');
  // Whoever has the link has the mail: its address is sent along, so that nobody types it to have another.
  if (link.isOver) throw new Refused('linkBroken', { data: { account: applicant.email ?? '' } });
  return applicant;
}
