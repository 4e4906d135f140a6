import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';

// People who submit once each, in a separate process that writes to its sockets directly.
interface Order {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly version: string;
  readonly atOnce: number;
}

process.on('message', (order: Order) => {
  void run(order).then(
    (measured) => process.send?.(measured),
    (error: unknown) => process.send?.(String(error)),
  );
});

async function run(order: Order) {
  const waiting = order.tokens.values();
  const startedAt = performance.now();
  const times = await Promise.all(Array.from({ length: order.atOnce }, () => submitOn(order, waiting)));
  return { seconds: (performance.now() - startedAt) / 1000, times: times.flat() };
}

/** One connection: a submission, its response, the next person's submission. */
function submitOn({ url, version }: Order, waiting: Iterator<string>): Promise<number[]> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const times: number[] = [];
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    let received = '';
    const next = () => {
      const { value: token, done } = waiting.next();
      if (done === true) {
        socket.destroy();
        resolve(times);
        return;
      }
      sentAt = performance.now();
      socket.write(request(token, version));
    };
    socket.on('connect', next).on('error', reject);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const head = received.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? Number.NaN);
      if (head === -1 || received.length < head + 4 + length) return;
      if (!received.includes('"status":200,'))
        return reject(new Error(`A submission was answered with ${received.slice(0, 600)}`));
      times.push(performance.now() - sentAt);
      received = '';
      next();
    });
  });
}

let sent = 0;

function request(token: string, version: string): string {
  sent += 1;
  const body = `terms=1&known_items=1&form_version=${version}`;
  const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
  return (
    `POST /v1/enroll/apply/submit HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\nTOKEN: ${token}\r\n` +
    `Lang: en\r\nIdempotency-Key: ${randomUUID()}\r\n` +
    `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  );
}
