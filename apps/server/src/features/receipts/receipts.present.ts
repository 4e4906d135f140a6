import { receiptAddress, writeReceiptText } from '@portico/contract/receipts/receipt-text';
import type { OwnReceipt, ReceiptKeyList } from '@portico/contract/receipts.schemas';
import { epochSeconds } from '../../platform/clock.ts';
import { writePublicKey } from '../../platform/receipts/public-key.ts';
import type { KnownKey } from '../../platform/receipts/receipt-keys.ts';
import { codeModules, codePath } from './receipt-code.ts';
import type { NewestSubmission } from './receipts.queries.ts';

export function presentReceipt(submission: NewestSubmission, publicUrl: string): OwnReceipt['output'] {
  const { number, receipt, submitted_at, revoked_at } = submission;
  const address = receiptAddress(publicUrl, receipt);
  return {
    number,
    submitted_at: epochSeconds(submitted_at),
    revoked_time: secondsOrNone(revoked_at),
    receipt,
    text: writeReceiptText(receipt),
    address,
    qr: codePath(codeModules(address)),
  };
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
