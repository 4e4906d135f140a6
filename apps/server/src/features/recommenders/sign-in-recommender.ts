import type { RecommendLogin } from '@portico/contract/recommendations.schemas';
import { readMail } from '../../domain/accounts/contacts.ts';
import { useCode } from '../../domain/proofs/codes.ts';
import { epochSeconds } from '../../platform/clock.ts';
import { Refused } from '../../platform/refused.ts';
import { type Entered, enterByAddress, enterByLink } from '../../platform/session/recommender-entry.ts';
import type { VisitorCall } from '../../platform/wire/bound-route.ts';
import { findSubmittedLetter } from './recommenders.queries.ts';

type Input = RecommendLogin['input'];

/**
 * Signs a recommender in: a link gives access to its own request, an address with a code to all requests to that
 * address.
 */
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
 * An expired link, a link of another project and an unknown link get the same response. Recommenders who have submitted
 * may open the link again to see whether the letter arrived: it says so, but does not sign them in.
 */
async function byLink(link: string, { db, project, now }: VisitorCall): Promise<Entered> {
  const entered = await enterByLink(db, { link, projectId: project.id, now });
  if (entered !== undefined) return entered;
  const handedIn = await findSubmittedLetter(db, { link, projectId: project.id, now });
  if (handedIn === undefined) throw new Refused('linkBroken');
  const { applicant, written_at, time_zone } = handedIn;
  throw new Refused('letterWritten', { data: { applicant, written_at: epochSeconds(written_at), time_zone } });
}

/** There is no open request to this address: the code was right, but gives access to nothing. */
async function byCode(emailKey: string, { db, now }: VisitorCall): Promise<Entered> {
  const entered = await enterByAddress(db, { emailKey, now });
  if (entered === undefined) throw new Refused('codeWrong');
  return entered;
}

function present({ token, email, name, lang, recommendationId }: Entered): RecommendLogin['output'] {
  return { token, email, name, lang, reach: recommendationId === null ? 'all' : 'one', uid: recommendationId ?? '' };
}
