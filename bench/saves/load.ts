import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { Person } from './people.ts';

// People who save, in a separate process that writes to its sockets directly, so that it hardly affects the
// measurement.
interface Order {
  readonly url: string;
  readonly people: readonly Person[];
  readonly atOnce: number;
  readonly seconds: number;
}

const module = 'person';
const revisions = new Map<string, number>();
let saves = 0;

process.on('message', (order: Order) => {
  void run(order).then(
    (measured) => process.send?.(measured),
    (error: unknown) => process.send?.(String(error)),
  );
});

async function run({ url, people, atOnce, seconds }: Order) {
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const shares = Array.from({ length: atOnce }, (_, at) => people.filter((_person, index) => index % atOnce === at));
  const times = (await Promise.all(shares.map((share) => writeOn(url, share, until)))).flat();
  return { seconds: (performance.now() - startedAt) / 1000, times };
}

/** One connection: a save, its response, the next save. */
function writeOn(url: string, people: readonly Person[], until: number): Promise<number[]> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const times: number[] = [];
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    let person = people[0];
    let received = '';
    const next = () => {
      if (performance.now() >= until || person === undefined) {
        socket.destroy();
        resolve(times);
        return;
      }
      person = people[times.length % people.length];
      sentAt = performance.now();
      socket.write(request(person?.token ?? ''));
    };
    socket.on('connect', next).on('error', reject);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const head = received.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? Number.NaN);
      if (head === -1 || received.length < head + 4 + length) return;
      const revision = /"status":200,.*?"revision":(\d+)/.exec(received)?.[1];
      if (revision === undefined) return reject(new Error(`A save was answered with ${received.slice(0, 400)}`));
      revisions.set(person?.token ?? '', Number(revision));
      times.push(performance.now() - sentAt);
      received = '';
      next();
    });
  });
}

function request(token: string): string {
  saves += 1;
  const changes = encodeURIComponent(JSON.stringify({ [`${module}${saves % 20}`]: `A word that was typed, ${saves}` }));
  const body = `menuid=${module}&revision=${revisions.get(token) ?? 0}&changes=${changes}`;
  const address = `10.${(saves >> 16) & 255}.${(saves >> 8) & 255}.${saves & 255}`;
  return (
    `POST /v1/enroll/apply/basic HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\nTOKEN: ${token}\r\n` +
    `Lang: en\r\nIdempotency-Key: ${randomUUID()}\r\n` +
    `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  );
}
