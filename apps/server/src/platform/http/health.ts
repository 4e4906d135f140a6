import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

const open = { access: ['anyone'], limit: 'read', described: 'page' } as const;

/** `/healthz`: the process is alive. `/readyz`: it can serve requests. */
export function addHealth(app: FastifyInstance, database: Database): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', { config: open, logLevel: 'silent' }, async () => ({ status: 'alive' }));
  app.get('/readyz', { config: open, logLevel: 'silent' }, async (_request, reply) => {
    const ready = !stopping && (await database.isReady());
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
