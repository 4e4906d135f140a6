import { createTransport } from 'nodemailer';
import type { Driver, OutgoingMessage } from '../message.ts';
import { outcomeOfError } from './smtp-outcome.ts';

interface SmtpOptions {
  readonly url: string;
  readonly from: string | null;
  readonly messageHost: string;
  /** How long the server may be silent at any point of the conversation. */
  readonly patienceMs?: number;
  /** Certificates to trust beside the usual ones. */
  readonly ca?: string;
}

/** Hands mail to the server of SMTP_URL, over a few connections that are used again. */
export function openSmtpDriver({ url, from, messageHost, patienceMs = 20_000, ca }: SmtpOptions): Driver {
  const transport = createTransport({
    ...connectionOf(url),
    ...(ca === undefined ? {} : { tls: { ca } }),
    pool: true,
    maxConnections: 4,
    // A connection lost while sending may have lost just the answer: whether to send again is not the pool's to decide.
    maxRequeues: 0,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    channel: 'mail',
    async send(message) {
      try {
        const { response } = await transport.sendMail(envelope(message, from, messageHost));
        return { state: 'accepted', providerId: response.split(' ', 1)[0] ?? '' };
      } catch (error) {
        return outcomeOfError(error);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/**
 * smtps is TLS from the first byte; smtp must turn to TLS by STARTTLS, unless the address itself says ?tls=off (a relay on
 * the same machine).
 */
function connectionOf(text: string) {
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  const clear = url.searchParams.get('tls') === 'off';
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && !clear,
    ignoreTLS: !secure && clear,
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(url.password) } }),
  };
}

function envelope(message: OutgoingMessage, from: string | null, messageHost: string) {
  const address = from ?? message.fromAddress;
  return {
    from: { name: message.fromName, address },
    // As an object, so that a comma in it makes no second recipient.
    to: { name: '', address: message.recipient },
    ...(from === null ? {} : { replyTo: { name: message.fromName, address: message.fromAddress } }),
    subject: message.subject,
    text: message.text,
    html: message.html,
    // The same at every try: who gets a mail twice, or counts, can tell.
    messageId: `<${message.id}@${messageHost}>`,
    date: message.createdAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
