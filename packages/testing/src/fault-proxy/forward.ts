import { type ClientRequest, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Exchange, Faults } from './fault.ts';
import type { Gate } from './gate.ts';
import { pump } from './pump.ts';

export interface Forwarding {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly targetPort: number;
  readonly faults: Faults;
  readonly gate: Gate;
  readonly exchange: Exchange;
}

/** Forwards one request to the server and its answer back, as far as its faults allow. */
export async function forward(passage: Forwarding): Promise<void> {
  const { request, response, targetPort, faults, gate, exchange } = passage;
  const { socket } = request;
  const breakOff = (fate: Exchange['fate']) => {
    exchange.fate = fate;
    socket.destroy();
  };
  await gate.passed();
  if (faults.delay !== undefined) await wait(faults.delay.milliseconds);
  if (faults.dropRequest !== undefined) return breakOff('dropped');

  const { method, url, headers } = request;
  const onward = ask({ host: '127.0.0.1', port: targetPort, method, path: url, headers, agent: false });
  response.once('close', () => onward.destroy());
  const over = new AbortController();
  const answered = answerOf(onward);
  const sent = send(passage, onward, over.signal).catch(() => readToTheEnd(request));
  const answer = await answered;
  if (answer === null) return breakOff((await sent) === 'cut' ? 'cut' : 'unreachable');

  exchange.status = answer.statusCode ?? null;
  if (faults.loseAnswer !== undefined) {
    for await (const chunk of answer) exchange.answerBytes += chunk.length;
    return breakOff('lost');
  }
  await gate.passed();
  response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' });
  response.flushHeaders();
  const whole = await pump(answer, response, {
    gate,
    bytesPerSecond: faults.throttle?.bytesPerSecond,
    cutAfter: faults.cutAnswer?.afterBytes,
    count: (bytes) => (exchange.answerBytes += bytes),
  });
  if (!whole) return breakOff('cut');
  // An early answer is lost if the connection ends while the body is still being sent.
  over.abort();
  await sent;
  exchange.fate = 'passed';
  response.end();
}

async function send(
  { request, faults, gate, exchange }: Forwarding,
  onward: ClientRequest,
  over: AbortSignal,
): Promise<'sent' | 'cut'> {
  const whole = await pump(request, onward, {
    gate,
    bytesPerSecond: faults.throttle?.bytesPerSecond,
    cutAfter: faults.cutRequest?.afterBytes,
    count: (bytes) => (exchange.requestBytes += bytes),
    over,
  });
  if (whole) onward.end();
  else onward.destroy();
  return whole ? 'sent' : 'cut';
}

function readToTheEnd(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (request.complete || request.destroyed) return resolve();
    request.once('close', resolve);
    request.once('end', resolve);
    request.resume();
  });
}

/** Null if the server cannot be reached, or ends before it answers. */
function answerOf(onward: ClientRequest): Promise<IncomingMessage | null> {
  return new Promise((resolve) => {
    onward.once('response', resolve);
    onward.once('error', () => resolve(null));
    onward.once('close', () => resolve(null));
  });
}
