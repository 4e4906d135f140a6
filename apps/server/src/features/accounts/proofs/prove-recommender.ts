import type { VisitorCall } from '../../../platform/wire/bound-route.ts';
import { readMail } from '../contacts.ts';
import { useCode } from './codes.ts';

/** Whoever has the code that was sent to an address for recommenders is its owner; gives the key of the address. */
export async function proveRecommender(email: string, code: string, call: VisitorCall): Promise<string> {
  const { key } = readMail(email);
  const address = { channel: 'mail', target: key, purpose: 'recommend' } as const;
  await useCode({ ...call, projectId: call.project.id }, address, code);
  return key;
}
