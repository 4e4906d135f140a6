import { createTransport } from 'nodemailer';
import type { Driver, OutgoingMessage } from '../message.ts';
import { outcomeOfError } from './smtp-outcome.ts';

interface SmtpOptions {
  readonly url: string;
  readonly from: string | null;
  readonly messageHost: string;
  /** The return address of a message; by default the sender's. */
  readonly bounceTo?: ((messageId: string) => string) | undefined;
  /** How long the server may be silent at any point. */
  readonly patienceMs?: number;
  /** Certificates to trust in addition to the usual ones. */
  readonly ca?: string;
}

/** Sends mail through the server of SMTP_URL, over a few reused connections. */
export function openSmtpDriver(options: SmtpOptions): Driver {
  const { url, patienceMs = 20_000, ca } = options;
  const transport = createTransport({
    ...connectionOf(url),
    ...(ca === undefined ? {} : { tls: { ca } }),
    pool: true,
    maxConnections: 4,
    // If the connection is lost while sending, perhaps only the response was lost, so the pool must not retry by
    // itself.
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
        const { response } = await transport.sendMail(mailOf(message, options));
        return { state: 'accepted', providerId: response.split(' ', 1)[0] ?? '' };
      } catch (error) {
        return outcomeOfError(error);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/**
 * smtps is TLS from the first byte; smtp must switch to TLS by STARTTLS, unless the address contains ?tls=off (a relay
 * on the same machine).
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

function mailOf(message: OutgoingMessage, { from, messageHost, bounceTo }: SmtpOptions) {
  const address = from ?? message.fromAddress;
  const replyTo = message.replyTo || message.fromAddress;
  // As an object, so that a comma in the address does not create a second recipient.
  const to = { name: '', address: message.recipient };
  return {
    from: { name: message.fromName, address },
    to,
    ...(bounceTo === undefined ? {} : returning(to, bounceTo(message.id))),
    ...(replyTo === address ? {} : { replyTo: { name: message.fromName, address: replyTo } }),
    subject: message.subject,
    text: message.text,
    html: message.html,
    // The same in every attempt, so that a duplicate can be recognised.
    messageId: `<${message.id}@${messageHost}>`,
    date: message.createdAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

// A bounce need not return the text, which may contain a personal link.
function returning(to: { readonly name: string; readonly address: string }, address: string) {
  return { envelope: { from: { name: '', address }, to }, dsn: { return: 'headers', notify: 'failure' } };
}
