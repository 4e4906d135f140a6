import type { RecommendLogin } from '@portico/contract/recommendations.schemas';
import { readMail } from '../../domain/accounts/contacts.ts';
import { useCode } from '../../domain/proofs/codes.ts';
import { epochSeconds } from '../../platform/clock.ts';
import { Refused } from '../../platform/refused.ts';
import { type Entered, enterByAddress, enterByLink } from '../../platform/session/recommender-entry.ts';
import type { VisitorCall } from '../../platform/wire/bound-route.ts';
import { findHandedIn } from './recommenders.queries.ts';

type Input = RecommendLogin['input'];

/** Lets a recommender in: by a link to the one request it was sent for, by address and code to every request to it. */
export async function signInRecommender(
  { token, email, code }: Input,
  call: VisitorCall,
): Promise<RecommendLogin['output']> {
  if (token !== undefined) return present(await byLink(token, call));
  if (email === undefined || code === undefined) throw new Refused('fieldMissing');
  const { key } = readMail(email);
  await useCode({ ...call, projectId: call.project.id }, { channel: 'mail', target: key, purpose: 'recommend' }, code);
  return present(await byCode(key, call));
}

/**
 * A dead link, a link of another project and an unknown link are answered alike. Whoever handed the letter in opens their
 * mail again to see whether it came: the link tells that, and lets nobody in.
 */
async function byLink(link: string, { db, project, now }: VisitorCall): Promise<Entered> {
  const entered = await enterByLink(db, { link, projectId: project.id, now });
  if (entered !== undefined) return entered;
  const handedIn = await findHandedIn(db, { link, projectId: project.id, now });
  if (handedIn === undefined) throw new Refused('linkBroken');
  const { applicant, written_at, time_zone } = handedIn;
  throw new Refused('letterWritten', { data: { applicant, written_at: epochSeconds(written_at), time_zone } });
}

/** Nobody asks this address any more: the code was right, and opens nothing. */
async function byCode(emailKey: string, { db, now }: VisitorCall): Promise<Entered> {
  const entered = await enterByAddress(db, { emailKey, now });
  if (entered === undefined) throw new Refused('codeWrong');
  return entered;
}

function present({ token, email, name, lang, recommendationId }: Entered): RecommendLogin['output'] {
  return { token, email, name, lang, reach: recommendationId === null ? 'all' : 'one', uid: recommendationId ?? '' };
}
