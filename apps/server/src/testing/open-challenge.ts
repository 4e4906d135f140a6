import { unseal } from '../platform/seal.ts';
import { testSecretKey } from './test-server.ts';

/** What a captcha shows, for tests that are no people. */
export function openChallengeForTest(challenge: string): string {
  const opened = unseal(testSecretKey, 'human challenge', challenge);
  return opened === undefined ? '' : JSON.parse(opened).text;
}
