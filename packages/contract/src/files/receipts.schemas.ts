import * as z from 'zod';
import { tenant } from '../accounts/proofs.schemas.ts';
import { epochSeconds, flag, id, localText, noInput, type TypedBy } from '../wire/schema.ts';

const line = z.string().max(1_000);
const facts = z.strictObject({
  installation: line.describe('The host of the installation that signed'),
  project: localText.strict(),
  number: line.describe('Of the application'),
  name: line.describe('Of the applicant'),
  batch: localText.strict(),
  submittedAt: z.iso.datetime().describe('UTC'),
  timeZone: line.describe('Of the institution'),
  answersHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('SHA-256 of the answers as canonical JSON (RFC 8785)'),
  formVersion: z.int().min(1),
});

const keyId = z.string().regex(/^[0-9a-f]{16}$/);

export const sealedReceipt = z
  .strictObject({
    v: z.literal(1),
    key: keyId.describe('Which key signed'),
    facts,
    signature: z
      .string()
      .regex(/^[\w-]{86}$/)
      .describe('Ed25519 over the canonical JSON of { facts, key, v }, base64url'),
  })
  .readonly();

const standing = z
  .enum(['stands', 'withdrawn', 'replaced'])
  .describe('Replaced by a later submission in the same batch, under the same number');

const ownSubmission = z.object({
  id,
  number: z.string(),
  batch: localText,
  submitted_at: epochSeconds,
  revoked_time: epochSeconds.describe('Since when it no longer stands; 0 where it does'),
  standing,
});

export const ownReceipt = {
  input: tenant.extend({ submission: id.optional().describe('The newest where it is missing') }),
  output: z.object({
    id,
    number: z.string(),
    submitted_at: epochSeconds,
    revoked_time: epochSeconds.describe('Since when this submission no longer stands; 0 where it does'),
    standing,
    all: z.array(ownSubmission).describe('Every submission of the caller, the newest first'),
    receipt: sealedReceipt,
    text: z.string().describe('The receipt as one word'),
    address: z.string().describe('Where it can be checked: the first 22 signs of the signature behind the #'),
    qr: z.object({
      size: z.int().describe('Modules a side, the quiet zone included'),
      path: z.string().describe('The dark modules as an SVG path'),
    }),
  }),
};
export type OwnReceipt = TypedBy<typeof ownReceipt>;

export const receiptKeys = {
  input: noInput,
  output: z.object({
    installation: z.string(),
    list: z.array(
      z.object({
        key: keyId,
        public_key: z.string().describe('32 bytes of Ed25519, base64url'),
        created_time: epochSeconds,
        retired_time: epochSeconds.describe('Since when it signs nothing more; 0 for the one in use'),
      }),
    ),
  }),
};
export type ReceiptKeyList = TypedBy<typeof receiptKeys>;

export const verifyReceipt = {
  input: z.object({
    receipt: z
      .string()
      .min(1)
      .max(16_000)
      .describe(
        'The word, the first 22 signs of the signature, an address that ends in either, or the receipt as JSON',
      ),
  }),
  output: z.object({
    verdict: z.enum(['genuine', 'altered', 'unknownKey', 'unreadable', 'notFound']),
    receipt: sealedReceipt.nullable().describe('Only what is genuine is given back'),
    is_own: flag.describe('Signed by this installation itself'),
    claimed_installation: z.string().describe('With unknownKey: who is said to have signed; otherwise empty'),
  }),
};
export type VerifyReceipt = TypedBy<typeof verifyReceipt>;
