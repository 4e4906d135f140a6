import { recommendLogin } from '@portico/contract/recommendations';
import { anonymousCall } from '../recommender-call.ts';
import { rememberRecommender } from './recommender-sessions.ts';

/** By a code that came to the address: every request to it is in reach. */
export async function enterByCode(email: string, code: string): Promise<void> {
  rememberRecommender(await anonymousCall(recommendLogin, { email, code }));
}
