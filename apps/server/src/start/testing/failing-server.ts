import { createServer } from 'node:http';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { watchForShutdown } from '../shutdown.ts';

/**
 * Stops as `main.ts` does. The path names what fails after the request was taken and before it is answered; errors hold
 * what a person might have typed.
 */
const shutdown = watchForShutdown();
const failures: Readonly<Record<string, () => void>> = {
  '/error': () => {
    throw new TypeError('typed by somebody');
  },
  '/promise': () => void Promise.reject(new SyntaxError('typed by somebody')),
};
const server = createServer((request, response) => {
  setImmediate(failures[request.url ?? ''] ?? (() => {}));
  void shutdown.requested.then(async () => {
    await sleep(50);
    response.setHeader('connection', 'close');
    response.end('answered');
  });
});
shutdown.onShutdown(async () => {
  server.close();
  await once(server, 'close');
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${JSON.stringify(server.address())}\n`));
const code = await shutdown.requested;
await shutdown.stopAll();
process.exit(code);
