import { connect, type Socket } from 'node:net';
import { setPriority } from 'node:os';

// Many people at many IP addresses who sign in at once. In reality they have their own machines; here they are one
// process of low priority that writes to its sockets directly, so that it hardly affects the measurement.
setPriority(19);
const everyMs = 1;
// People do not wait for each other; time in which this process could not run is not compensated by a burst.
const mostAtOnce = 4;
const idle: Socket[] = [];
const figures = { asked: 0, busy: 0, answered: 0 };
let people = 0;

interface Order {
  readonly url: string;
  /** The project to sign in to; null to send as many of the smallest requests instead. */
  readonly project: string | null;
  readonly aSecond: number;
}

process.on('message', (order: Order | 'stop') => {
  if (order === 'stop') process.send?.(figures, () => process.exit());
  else start(order);
});

function start({ url, project, aSecond }: Order): void {
  let last = performance.now();
  let due = 0;
  setInterval(() => {
    const now = performance.now();
    due = Math.min(due + ((now - last) * aSecond) / 1000, mostAtOnce);
    last = now;
    for (; due >= 1; due -= 1) {
      figures.asked += 1;
      const socket = idle.pop() ?? open(url);
      socket.write(project === null ? smallest : signIn(project));
    }
  }, everyMs);
}

const smallest = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

function signIn(project: string): string {
  people += 1;
  const body = `project_id=${project}&account=rush${people}%40example.com&password=x`;
  const address = `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`;
  return (
    `POST /v1/enroll/account/login HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n` +
    `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  );
}

function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  // A response is small enough to arrive in one piece.
  socket.on('data', (answer) => {
    figures.answered += 1;
    if (answer.toString('latin1', 9, 12) === '503') figures.busy += 1;
    idle.push(socket);
  });
  socket.on('error', () => undefined);
  return socket;
}
