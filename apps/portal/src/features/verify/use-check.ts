import { verifyReceipt } from '@portico/contract/receipts';
import type { VerifyReceipt } from '@portico/contract/receipts.schemas';
import { useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { findReceipt } from './find-receipt.ts';

export type Outcome =
  | { readonly kind: 'answered'; readonly answer: VerifyReceipt['output'] }
  | { readonly kind: 'noneInFile'; readonly name: string }
  | { readonly kind: 'failed'; readonly failure: unknown };

/** Checks a receipt on the server; of several checks at once only the last one counts. */
export function useCheck() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isChecking, setChecking] = useState(false);
  const turn = useRef(0);

  const run = async (attempt: () => Promise<Outcome>) => {
    const own = (turn.current += 1);
    setChecking(true);
    setOutcome(null);
    const outcome = await attempt().catch((failure: unknown): Outcome => ({ kind: 'failed', failure }));
    if (own !== turn.current) return;
    setOutcome(outcome);
    setChecking(false);
  };

  const ask = async (receipt: string): Promise<Outcome> => ({
    kind: 'answered',
    answer: await call(verifyReceipt, { receipt }),
  });
  const checkText = (text: string) => run(() => ask(text.slice(0, longest)));
  const checkFile = (file: File) =>
    run(async () => {
      const receipt = await findReceipt(file);
      return receipt === undefined ? { kind: 'noneInFile', name: file.name } : ask(receipt);
    });
  return { outcome, isChecking, checkText, checkFile };
}

// Anything longer is not a receipt, and the server would not even read it.
const longest = 16_000;
