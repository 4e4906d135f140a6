import { recommendList, recommendLogin, recommendLogout } from '@portico/contract/recommendations';
import type { RecommendLogin } from '@portico/contract/recommendations.schemas';
import { anonymousCall, callAs } from '../recommender-call.ts';
import { forgetRecommender, rememberRecommender, sessionForAll, useRecommender } from './recommender-sessions.ts';

type Entered = RecommendLogin['output'];

/** Signs in by the link of a mail. A session that already reaches all requests of the same address is kept. */
export async function enterByLink(token: string): Promise<Entered> {
  const entered = await anonymousCall(recommendLogin, { token });
  const wide = sessionForAll();
  const stays = wide?.email === entered.email && (await isAlive(wide.token));
  if (stays) void callAs(entered.token)(recommendLogout, {}).catch(() => undefined);
  else rememberRecommender(entered);
  return entered;
}

/** Ends every recommender session of this browser; unsaved text stays encrypted on the device for the next time. */
export async function leaveAsRecommender(): Promise<void> {
  const { sessions } = useRecommender.getState();
  const ends = sessions.map(({ token }) => callAs(token)(recommendLogout, {}).catch(() => undefined));
  forgetRecommender();
  await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, 3000))]);
}

async function isAlive(token: string): Promise<boolean> {
  return callAs(token)(recommendList, {}).then(
    () => true,
    () => false,
  );
}
