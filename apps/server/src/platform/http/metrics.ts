import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AppParts } from '../app-parts.ts';
import { sampleSeconds } from '../measures/measures.ts';
import { countMessages } from '../messaging/messaging.queries.ts';
import { Refused } from '../refused.ts';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics for Prometheus, served only to this machine; they contain nothing about a person. */
export function addMetrics(app: FastifyInstance, { database, measures }: AppParts): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, by what they are doing',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { totalCount, idleCount, waitingCount } = database.pool;
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'awaited' }, waitingCount);
    },
  });
  connections.set({ state: 'busy' }, 0);
  const messages = new Gauge({
    name: 'outgoing_messages',
    help: 'Mail and SMS that wait, wait after a try in vain, or were given up in the last 30 days',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();
      // Without a database the other metrics are still reported.
      const counts = await countMessages(database.jobs).catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
  messages.reset();

  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unmatched', status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
    measures.note(reply.statusCode, reply.elapsedTime);
  });
  const sampling = setInterval(() => measures.sample(), sampleSeconds * 1000).unref();
  app.addHook('onClose', async () => {
    clearInterval(sampling);
    measures.close();
  });
  const config = { access: ['anyone'], limit: 'read', described: 'page' } as const;
  app.get('/metrics', { config, logLevel: 'silent' }, async (request, reply) => {
    if (!isFromThisMachine(request)) throw new Refused('forbidden');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

const marksOfProxies = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

// A request that a local proxy forwards is not local.
function isFromThisMachine(request: FastifyRequest): boolean {
  const forwarded = marksOfProxies.some((name) => request.headers[name] !== undefined);
  const address = request.socket.remoteAddress ?? '';
  return !forwarded && /^(127\.|::1$|::ffff:127\.)/.test(address);
}
