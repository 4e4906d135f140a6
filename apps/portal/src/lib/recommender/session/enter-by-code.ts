import { recommendLogin } from '@portico/contract/recommendations';
import { anonymousCall } from '../recommender-call.ts';
import { rememberRecommender } from './recommender-sessions.ts';

/** Signs in with a code sent to the address, which reaches every request to it. */
export async function enterByCode(email: string, code: string): Promise<void> {
  rememberRecommender(await anonymousCall(recommendLogin, { email, code }));
}
