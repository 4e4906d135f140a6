import { useRef, useState } from 'react';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { useHumanProof, type Proof } from '../human-proof/use-human-proof.ts';
import { useCountdown } from './use-countdown.ts';
import { rememberWait } from './waits.ts';

export interface CodeSendingParts {
  /** Destination and purpose of the code: each pair has its own wait. */
  readonly receiver: string;
  /** Shows what is wrong with the address; returns whether it is valid. */
  readonly checkAddress: () => Promise<boolean>;
  /** Sends the code; returns the seconds to wait before the next one. */
  readonly send: (proof: Proof) => Promise<number>;
}

/** State of sending a code: the human check, the wait afterwards, and errors. */
export function useCodeSending({ receiver, checkAddress, send }: CodeSendingParts) {
  const failureText = useFailureText();
  const { left, restart } = useCountdown(receiver);
  const proof = useHumanProof();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const running = useRef(false);

  const attempt = async (): Promise<boolean> => {
    if (!(await checkAddress())) return false;
    try {
      const isSent = await proof.send(async (humanProof) => rememberWait(receiver, await send(humanProof)));
      if (!isSent) return false;
      restart();
      setSentTo(receiver);
      return true;
    } catch (error) {
      setFailure(failureText(error));
      return false;
    }
  };

  const sendOnce = async (): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setSending(true);
    setFailure('');
    try {
      return await attempt();
    } finally {
      running.current = false;
      setSending(false);
    }
  };
  return { proof, left, sending, failure, sent: sentTo === receiver || left > 0, sendOnce };
}
