import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../../platform/app-parts.ts';

const everyMs = 60_000;

/** Notices within a minute when another process has rotated the key. */
export function refreshKeys(app: FastifyInstance, { receiptKeys, log }: AppParts): void {
  const refresh = () => receiptKeys.refresh().catch((err: unknown) => log.warn({ err }, 'receipt keys were not read'));
  const timer = setInterval(() => void refresh(), everyMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
