import { useRef, useState } from 'react';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { useHumanProof, type Proof } from '../human-proof/use-human-proof.ts';
import { useCountdown } from './use-countdown.ts';
import { rememberWait } from './waits.ts';

export interface CodeSendingParts {
  /** Where the code goes and what for: each waits for itself. */
  readonly receiver: string;
  /** Says what is wrong with the address, and answers whether it will do. */
  readonly checkAddress: () => Promise<boolean>;
  /** Sends, and answers how many seconds to wait before the next. */
  readonly send: (proof: Proof) => Promise<number>;
}

/** Sending a code: the proof it needs, the wait after it, and what went wrong. */
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
