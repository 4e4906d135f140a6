import * as routes from '@portico/contract/receipts';
import * as schemas from '@portico/contract/receipts.schemas';
import type { ReceiptKeys } from '../../platform/receipt-keys/receipt-keys.ts';
import { installationOf } from '../../domain/receipts/seal-receipt.ts';
import { Refused } from '../../platform/refused.ts';
import { handle } from '../../platform/wire/handle.ts';
import { judgeReceipt } from './judge-receipt.ts';
import { presentKey, presentReceipt } from './receipts.present.ts';
import { findReceipt, findSubmission, listSubmissions } from './receipts.queries.ts';

export function receiptRoutes(keys: ReceiptKeys) {
  return [
    handle.applicant(routes.ownReceipt, schemas.ownReceipt, async (input, { db, session, publicUrl, language }) => {
      const submission = await findSubmission(db, session.applicantId, input.submission);
      if (submission === undefined) throw new Refused(input.submission === undefined ? 'notSubmitted' : 'notFound');
      return presentReceipt(submission, await listSubmissions(db, session.applicantId), publicUrl, language);
    }),
    handle.anyone(routes.receiptKeys, schemas.receiptKeys, async (_input, { publicUrl }) => ({
      installation: installationOf(publicUrl),
      list: keys.own().map(presentKey),
    })),
    handle.anyone(routes.verifyReceipt, schemas.verifyReceipt, ({ receipt }, { database }) =>
      judgeReceipt(receipt, keys, (seal) => findReceipt(database.unscoped, seal)),
    ),
  ];
}
