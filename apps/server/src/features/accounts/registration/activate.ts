import type { Activate } from '@portico/contract/registration.schemas';
import { Refused } from '../../../platform/refused.ts';
import type { VisitorCall } from '../../../platform/wire/bound-route.ts';
import { useLink } from './account-link.ts';
import { confirmEmail } from './registration.queries.ts';

/** Opens an account by the link in its mail; a second click is told that it is open already. */
export async function activate({ token }: Activate['input'], { db, now }: VisitorCall): Promise<Activate['output']> {
  const used = await useLink(db, token, 'activate', now);
  if (used === 'used before') throw new Refused('alreadyActivated');
  return { account: (await confirmEmail(db, used.applicantId, now)) ?? '' };
}
