import { receiptAddress, writeReceiptText } from '@portico/contract/receipts/receipt-text';
import type { OwnReceipt, ReceiptKeyList } from '@portico/contract/receipts.schemas';
import type { Language } from '@portico/form-engine/language';
import { epochSeconds } from '../../platform/clock.ts';
import { writePublicKey } from '../../platform/receipt-keys/public-key.ts';
import type { KnownKey } from '../../platform/receipt-keys/receipt-keys.ts';
import { codeModules, codePath } from './receipt-code.ts';
import type { FoundSubmission, ListedSubmission } from './receipts.queries.ts';

type Output = OwnReceipt['output'];

export function presentReceipt(
  submission: FoundSubmission,
  all: readonly ListedSubmission[],
  publicUrl: string,
  language: Language,
): Output {
  const { receipt } = submission;
  const address = receiptAddress(publicUrl, receipt, language);
  return {
    ...presentSubmission(submission),
    all: all.map((one) => ({ ...presentSubmission(one), batch: one.batch })),
    receipt,
    text: writeReceiptText(receipt),
    address,
    qr: codePath(codeModules(address)),
  };
}

function presentSubmission(submission: Omit<ListedSubmission, 'batch'>) {
  const { id, number, submitted_at, revoked_at } = submission;
  return {
    id,
    number,
    submitted_at: epochSeconds(submitted_at),
    revoked_time: secondsOrNone(revoked_at),
    standing: standingOfSubmission(submission),
  };
}

function standingOfSubmission({
  revoked_at,
  is_replaced,
}: Pick<ListedSubmission, 'revoked_at' | 'is_replaced'>): Output['standing'] {
  if (revoked_at === null) return 'stands';
  return is_replaced ? 'replaced' : 'withdrawn';
}

export function presentKey(key: KnownKey): ReceiptKeyList['output']['list'][number] {
  return {
    key: key.id,
    public_key: writePublicKey(key.publicKey),
    created_time: secondsOrNone(key.createdAt),
    retired_time: secondsOrNone(key.retiredAt),
  };
}

function secondsOrNone(moment: Date | null): number {
  return moment === null ? 0 : epochSeconds(moment);
}
