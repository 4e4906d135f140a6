import { sendMailCode, sendSms } from '@portico/contract/proofs';
import type { SendSms } from '@portico/contract/proofs.schemas';
import { call } from '../../lib/api.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { receiverOf, type Address, type Channel } from '../address/address.ts';
import type { Proof } from '../human-proof/use-human-proof.ts';

export type CodePurpose = SendSms['input']['purpose'];

/** Sends a code to an address; returns the seconds to wait before the next one. */
export async function sendCode(
  channel: Channel,
  address: Address,
  purpose: CodePurpose,
  proof: Proof,
): Promise<number> {
  const lang = useSession.getState().language;
  const receiver = receiverOf(channel, address);
  const sent =
    'email' in receiver
      ? await call(sendMailCode, { ...proof, ...receiver, purpose, lang })
      : await call(sendSms, { ...proof, ...receiver, purpose, lang });
  return sent.wait;
}
