import { randomUUID } from 'node:crypto';
import type { Submit } from '@portico/contract/submissions.schemas';
import { applicationStates } from '@portico/form-engine/states/application-states';
import { epochSeconds } from '../../../platform/clock.ts';
import type { ReceiptKeys } from '../../../platform/receipt-keys/receipt-keys.ts';
import { installationOf, sealReceipt } from '../../../domain/receipts/seal-receipt.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import type { LockedApplication, NewSubmission, SubmissionFacts } from '../submissions.queries.ts';
import { numberOf } from '../submissions.rules.ts';

/** An application that is ready to submit; only its number is missing. */
export interface ReadyApplication {
  readonly call: ApplicantCall;
  readonly application: NumberableApplication;
  readonly formVersion: number;
  /** The answers that count, as canonical JSON. */
  readonly snapshot: string;
  /** The SHA-256 of the snapshot. */
  readonly hash: string;
}

type Known = 'application_id' | 'newest' | 'batch_id' | 'batch_title' | 'batch_code';

type NumberableApplication = LockedApplication & {
  readonly [Key in Known]: NonNullable<LockedApplication[Key]>;
};

export function isNumberable(application: LockedApplication): application is NumberableApplication {
  const { application_id, newest, batch_id, batch_title, batch_code } = application;
  return [application_id, newest, batch_id, batch_title, batch_code].every((part) => part !== null);
}

/** Everything that is stored for a submission once its number is known, including the signed receipt. */
export function composeSubmission(
  { call, application, formVersion, snapshot, hash }: ReadyApplication,
  sequence: number,
  keys: Pick<ReceiptKeys, 'current'>,
): NewSubmission {
  const { person, project } = application;
  const number = person.number ?? numberOf(project.code, application.batch_code, sequence);
  const submitted_at = call.now.toISOString();
  const receipt = sealReceipt(
    {
      installation: installationOf(call.publicUrl),
      project: project.title,
      number,
      name: person.name,
      batch: application.batch_title,
      submittedAt: submitted_at,
      timeZone: project.time_zone,
      answersHash: hash,
      formVersion,
    },
    keys,
  );
  return {
    id: randomUUID(),
    application: application.application_id,
    applicant: call.session.applicantId,
    batch: application.batch_id,
    version: application.newest,
    number,
    sequence,
    snapshot,
    hash,
    receipt,
    request: call.key,
    submitted_at,
  };
}

export function presentSubmission({ number, submitted_at, hash, receipt }: SubmissionFacts): Submit['output'] {
  const { submitted } = applicationStates;
  return { number, submitted_at: epochSeconds(new Date(submitted_at)), hash, receipt, application_state: submitted };
}
