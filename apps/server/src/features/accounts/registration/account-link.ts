import { Refused } from '../../../platform/refused.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { hashToken, makeToken } from '../../../platform/session/token.ts';

type Purpose = 'activate' | 'reset';

/** How long a link in a mail can be followed. */
export const linkMinutes: Readonly<Record<Purpose, number>> = { activate: 48 * 60, reset: 30 };

/** Makes the token of a link; an older one of the same purpose is void. */
export async function makeLink(
  db: ProjectDb,
  { projectId, applicantId, purpose, now }: { projectId: string; applicantId: string; purpose: Purpose; now: Date },
): Promise<string> {
  const { token, hash } = makeToken();
  await db
    .deleteFrom('account_links')
    .where('applicant_id', '=', applicantId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
  const expires = new Date(now.getTime() + linkMinutes[purpose] * 60_000);
  const row = { token_hash: hash, project_id: projectId, applicant_id: applicantId, purpose, expires_at: expires };
  await db
    .insertInto('account_links')
    .values({ ...row, used_at: null })
    .execute();
  return token;
}

/** Whose link it was, or that it was used before. */
type LinkUse = { readonly applicantId: string } | 'used before';

/** Uses a link up and tells whose it is; a second time it is only told that it was used. */
export async function useLink(db: ProjectDb, token: string, purpose: Purpose, now: Date): Promise<LinkUse> {
  const hash = hashToken(token);
  const used = await db
    .updateTable('account_links')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('applicant_id')
    .executeTakeFirst();
  if (used !== undefined) return { applicantId: used.applicant_id };
  const known = await db
    .selectFrom('account_links')
    .select('used_at')
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (known === undefined || known.used_at === null) throw new Refused('linkBroken');
  return 'used before';
}
