import { createServer } from 'node:net';
import { CannotStart } from '../platform/cannot-start.ts';

/** Checks early whether the port is free, so that nothing is started in vain; for port 0 it finds a free one. */
export async function requireFreePort(port: number, host: string): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', (error) => reject(new CannotStart(portProblem(error, port, host))));
    probe.listen(port, host, () => {
      const address = probe.address();
      const found = address !== null && typeof address === 'object' ? address.port : port;
      probe.close(() => resolve(found));
    });
  });
}

/** One line for each reason that a port cannot be used. */
export function portProblem(error: Error, port: number, host: string): string {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start`;
  }
  if (code === 'EACCES')
    return `Port ${port} needs rights this user does not have. Choose one above 1024: PORT=8080 npm start`;
  return `Cannot listen on ${host}:${port} (${error.message}). Check HOST and PORT.`;
}
