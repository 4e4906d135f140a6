import { sendActivation } from '@portico/contract/registration';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { useHumanProof, type Proof } from '../human-proof/use-human-proof.ts';

/** Sends the activation mail again; the answer reveals nothing about the account. */
export function useResending() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const proof = useHumanProof();
  const resend = async (email: string) => {
    setSentTo(null);
    const send = (humanProof: Proof) =>
      call(sendActivation, { ...humanProof, email, lang: useSession.getState().language }).then(() => undefined);
    if (await proof.send(send)) setSentTo(email);
  };
  return { proof, sentTo, resend };
}
