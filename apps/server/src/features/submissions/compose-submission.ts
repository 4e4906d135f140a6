import { createHash, randomUUID } from 'node:crypto';
import { addressKey } from '../../platform/messaging/address-key.ts';
import {
  type ApplicationNews,
  applicationMail,
  applicationMessage,
} from '../../platform/messaging/letters/application-mail.ts';
import type { ReceiptKeys } from '../../platform/receipts/receipt-keys.ts';
import { installationOf, sealReceipt } from '../../platform/receipts/seal-receipt.ts';
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
  /** As write_submissions takes it. */
  readonly row: object;
}

/** All that is written of one submission once its number is known: the sealed receipt, the message and the mail. */
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
  const until = held.ends_at;
  const timeZone = project.time_zone;
  const news: ApplicationNews = { kind: 'submitted', number, batch: held.batch_title, at: call.now, until, timeZone };
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
    message: { id: randomUUID(), ...applicationMessage(news) },
    snapshot: texts.add(snapshot),
    mail: mailOf(news, ready, texts),
  };
  return { standing: { number, submitted_at: call.now.toISOString(), hash, receipt }, row };
}

/** The mail to an applicant with an address that is known to be theirs, as queue_mails takes it. */
export function mailOf(
  news: ApplicationNews,
  { call, held }: Pick<Ready, 'call'> & { readonly held: Held },
  texts: TextPile,
): object | null {
  const { person, project } = held;
  if (person.email === null) return null;
  const language = person.lang;
  const contact = project.contact ?? '';
  const portal = `${call.publicUrl}/apply/${call.project.slug}/`;
  const sender = {
    project: project.title[language],
    organisation: project.organisation[language],
    color: project.color,
  };
  const { subject, text, html } = applicationMail(news, { name: person.name, contact, portal }, sender, language);
  return {
    id: randomUUID(),
    applicant_id: call.session.applicantId,
    recipient: person.email,
    recipient_key: addressKey(person.email),
    from_name: sender.project,
    from_address: contact,
    lang: language,
    purpose: news.kind,
    subject,
    text: texts.add(text),
    html: texts.add(html),
  };
}
