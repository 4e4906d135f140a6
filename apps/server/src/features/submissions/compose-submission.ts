import { createHash, randomUUID } from 'node:crypto';
import type { ReceiptKeys } from '../../platform/receipt-keys/receipt-keys.ts';
import { installationOf, sealReceipt } from '../../domain/receipts/seal-receipt.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import type { Held, Standing } from './submissions.queries.ts';
import { numberOf } from './submissions.rules.ts';
import type { TextPile } from './text-pile.ts';

/** An application that may be submitted: only its number is not known yet. */
export interface Ready {
  readonly call: ApplicantCall;
  readonly held: Held &
    NotNull<Held, 'application_id' | 'newest' | 'batch_id' | 'batch_title' | 'batch_code' | 'ends_at'>;
  readonly formVersion: number;
  /** The answers that count, as canonical JSON, and their SHA-256. */
  readonly snapshot: Buffer;
  readonly hash: string;
}

type NotNull<T, K extends keyof T> = { readonly [P in K]: NonNullable<T[P]> };

export function isReadyToNumber(held: Held): held is Ready['held'] {
  const { application_id, newest, batch_id, batch_title, batch_code, ends_at } = held;
  return [application_id, newest, batch_id, batch_title, batch_code, ends_at].every((part) => part !== null);
}

export function sealed(snapshot: string): Pick<Ready, 'snapshot' | 'hash'> {
  // Written as bytes once: they are hashed, and they are what is sent.
  const bytes = Buffer.from(snapshot, 'utf8');
  return { snapshot: bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}

interface Composed {
  readonly standing: Standing;
  /** As record_submissions takes it. */
  readonly row: object;
}

/** All that is written of one submission once its number is known: the sealed receipt before all. */
export function composeSubmission(
  ready: Ready,
  sequence: number,
  keys: Pick<ReceiptKeys, 'current'>,
  texts: TextPile,
): Composed {
  const { call, held, formVersion, hash, snapshot } = ready;
  const { person, project } = held;
  const number = numberOf(held.batch_code, sequence);
  const receipt = sealReceipt(
    {
      installation: installationOf(call.publicUrl),
      project: project.title,
      number,
      name: person.name,
      batch: held.batch_title,
      submittedAt: call.now.toISOString(),
      timeZone: project.time_zone,
      answersHash: hash,
      formVersion,
    },
    keys,
  );
  const row = {
    id: randomUUID(),
    application: held.application_id,
    applicant: call.session.applicantId,
    batch: held.batch_id,
    version: held.newest,
    number,
    sequence,
    hash,
    receipt,
    request: call.key,
    at: call.now,
    again: held.sequence !== null,
    snapshot: texts.add(snapshot),
  };
  return { standing: { number, submitted_at: call.now.toISOString(), hash, receipt }, row };
}
