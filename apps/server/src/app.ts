import { fastify, type FastifyInstance, LogController } from 'fastify';
import { addEndpoints, callsOf, streamOperations } from './features.ts';
import { addConsolePages } from './features/pages/console-pages.ts';
import { addPortalPages } from './features/pages/portal-pages.ts';
import { addRobots } from './features/pages/robots.ts';
import { addViewerPage } from './features/pages/viewer-page.ts';
import type { AppParts } from './platform/app-parts.ts';
import { addContractRoutes } from './platform/http/contract-routes.ts';
import { addDocs } from './platform/http/docs/docs.ts';
import { answerFrameworkError } from './platform/http/error-answers.ts';
import { addGuards, largestBody } from './platform/http/guards.ts';
import { addHealth } from './platform/http/health.ts';
import { addHousekeeping } from './platform/http/housekeeping.ts';
import { addMetrics } from './platform/http/metrics.ts';
import { stripPrefix } from './platform/http/strip-prefix.ts';
import type { BoundRoute } from './platform/wire/bound-route.ts';

const idleSocketMs = 60_000;
// Spec 9: a request may take ten minutes; a large file over a poor network needs them.
const slowestRequestMs = 600_000;

/** Assembles the application: the guards of every request, then the features in order, then the pages. */
export async function buildApp(parts: AppParts, further: readonly BoundRoute[] = []): Promise<FastifyInstance> {
  const { settings, database } = parts;
  const app = fastify({
    loggerInstance: parts.log,
    trustProxy: (_address, hop) => hop < settings.proxies,
    bodyLimit: largestBody,
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: stripPrefix,
    frameworkErrors: answerFrameworkError,
    connectionTimeout: idleSocketMs,
    requestTimeout: slowestRequestMs,
    forceCloseConnections: 'idle',
  });
  await addGuards(app, parts);

  const calls = [...callsOf(parts), ...further];
  addContractRoutes(app, parts, calls);
  addEndpoints(app, parts);
  addHousekeeping(app, parts);

  addDocs(app, calls, settings.publicUrl, streamOperations);
  addHealth(app, database);
  addMetrics(app, parts);
  addPortalPages(app, parts);
  addConsolePages(app, parts);
  addViewerPage(app);
  addRobots(app);
  return app;
}
