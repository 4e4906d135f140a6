import { EventEmitter, once } from 'node:events';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { portOf } from './port-of.ts';

/** How the server reacts to one mail. After receiving it, it may also stay silent or hang up. */
type Answer =
  | 'accept'
  | 'silence'
  | 'hang-up'
  | { readonly sender: number }
  | { readonly recipient: number }
  | { readonly content: number };

/** A real SMTP server in this process; the test sets the reaction to each mail, and the default is to accept. */
export async function openSmtpStandIn(options: SMTPServerOptions & { readonly port?: number } = {}) {
  const accepted: Email[] = [];
  const envelopes: string[] = [];
  const senders: string[] = [];
  const answers: Answer[] = [];
  const events = new EventEmitter();
  const sockets = new Set<Socket>();
  let current: Answer = 'accept';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 50,
    ...options,
    onMailFrom(address, _session, done) {
      current = answers.shift() ?? 'accept';
      senders.push(address.address);
      if (typeof current === 'object' && 'sender' in current) return done(refusal(current.sender));
      return done();
    },
    onRcptTo(address, _session, done) {
      envelopes.push(address.address);
      if (typeof current === 'object' && 'recipient' in current) return done(refusal(current.recipient));
      return done();
    },
    onData(stream, _session, done) {
      void take(stream, current, done);
    },
  });
  async function take(stream: Readable, answer: Answer, done: (problem?: Error) => void): Promise<void> {
    const raw = await buffer(stream);
    if (answer === 'silence') events.emit('silent');
    else if (answer === 'hang-up') for (const socket of sockets) socket.destroy();
    else if (typeof answer === 'object' && 'content' in answer) done(refusal(answer.content));
    else {
      accepted.push(await PostalMime.parse(raw));
      done();
      events.emit('accepted');
    }
  }
  server.on('error', () => undefined);
  const listening = server.listen(options.port ?? 0, '127.0.0.1');
  listening.on('connection', (socket: Socket) => sockets.add(socket));
  await once(listening, 'listening');
  const port = portOf(listening);
  return {
    port,
    url: `smtp://127.0.0.1:${port}?tls=off`,
    accepted,
    /** All recipients, including those of refused mails. */
    envelopes,
    /** The return address of each. */
    senders,
    answerWith: (...next: Answer[]) => void answers.push(...next),
    nextAccepted: () => once(events, 'accepted'),
    nextSilence: () => once(events, 'silent'),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

// Contains the address, as with real servers; none of it may be stored.
function refusal(responseCode: number): Error {
  return Object.assign(new Error('reader@example.com is not wanted'), { responseCode });
}
