import { Refused } from '../../../platform/refused.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { hashToken, makeToken } from '../../../platform/session/token.ts';
import { findLink, putLink, takeLink } from './registration.queries.ts';
import { type Applicant, findApplicant } from '../../../domain/accounts/applicants.queries.ts';

type Purpose = 'activate' | 'reset';

/** How long the link in a mail is valid. */
export const linkMinutes: Readonly<Record<Purpose, number>> = { activate: 48 * 60, reset: 30 };

/** Creates the token of a link; older ones for the same purpose become invalid. */
export async function makeLink(
  db: ProjectDb,
  { projectId, applicantId, purpose, now }: { projectId: string; applicantId: string; purpose: Purpose; now: Date },
): Promise<string> {
  const { token, hash } = makeToken();
  const expires = new Date(now.getTime() + linkMinutes[purpose] * 60_000);
  await putLink(db, { token_hash: hash, project_id: projectId, applicant_id: applicantId, purpose }, expires);
  return token;
}

/** The account of the link, or that it was already used. */
type LinkUse = { readonly applicantId: string } | 'used before';

/** Uses up a link and returns its account; the second time, only that it was already used. */
export async function useLink(db: ProjectDb, token: string, purpose: Purpose, now: Date): Promise<LinkUse> {
  const key = { token_hash: hashToken(token), purpose };
  const applicantId = await takeLink(db, key, now);
  if (applicantId !== undefined) return { applicantId };
  if ((await findLink(db, key, now))?.isUsed !== true) throw new Refused('linkBroken');
  return 'used before';
}

/** The account that a link would activate; looking it up does not use up the link. */
export async function findWaiting(db: ProjectDb, token: string, now: Date): Promise<Applicant> {
  const link = await findLink(db, { token_hash: hashToken(token), purpose: 'activate' }, now);
  if (link?.isUsed === true) throw new Refused('alreadyActivated');
  const applicant = link === undefined ? undefined : await findApplicant(db, link.applicantId);
  if (link === undefined || applicant === undefined) throw new Refused('linkBroken');
  // Whoever has the link has the mail, so its address can be sent along; it need not be typed to request another link.
  if (link.isOver) throw new Refused('linkBroken', { data: { account: applicant.email ?? '' } });
  return applicant;
}
