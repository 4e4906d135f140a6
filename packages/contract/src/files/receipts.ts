import type * as schemas from './receipts.schemas.ts';
import { route } from '../wire/route.ts';
import { filePath } from './uploads.ts';

// Receipts are our own addition: the specification has no call for them.

export const ownReceipt = route<schemas.OwnReceipt>({
  name: 'ownReceipt',
  summary: 'The receipt of what the caller submitted last, or of an earlier submission; and a list of all',
  method: 'GET',
  path: '/v1/enroll/apply/receipt',
  scope: 'project',
  access: ['applicant'],
  limit: 'read',
  opensFiles: true,
});

export const receiptKeys = route<schemas.ReceiptKeyList>({
  name: 'receiptKeys',
  summary: 'The public keys that this installation signs receipts with, and has signed with',
  method: 'GET',
  path: '/v1/public/receiptKeys',
  scope: 'installation',
  access: ['anyone'],
  limit: 'read',
  forClients: 'For whoever checks receipts without this server. Screens have the server check.',
});

export const verifyReceipt = route<schemas.VerifyReceipt>({
  name: 'verifyReceipt',
  summary: 'Whether a receipt is genuine; nothing of it is kept',
  method: 'POST',
  path: '/v1/public/verifyReceipt',
  scope: 'installation',
  access: ['anyone'],
  limit: 'write',
  encoding: 'form',
});

/** The caller's receipt as a PDF; `submission` names an earlier one. */
export const receiptDocumentPath = '/v1/enroll/apply/receiptDocument';

/** The same below the path of files, so that the file cookie opens it; `domain` names the project. */
export const receiptFilePath = `${filePath}/receipt`;
