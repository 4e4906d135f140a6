import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { fastify, type FastifyInstance, LogController } from 'fastify';
import { addPortraits } from './features/accounts/care/portraits.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { additionalInfoRoutes } from './features/additional-info/additional-info.routes.ts';
import { applicationRoutes } from './features/applications/applications.routes.ts';
import { formToWrite } from './features/applications/draft/form-to-write.ts';
import { judgeAnew } from './features/applications/draft/judge-anew.ts';
import { batchRoutes } from './features/batches/batches.routes.ts';
import { contentRoutes } from './features/content/content.routes.ts';
import { formRoutes } from './features/forms/forms.routes.ts';
import { addMessagePage } from './features/outbox/message-page.ts';
import { outboxRoutes } from './features/outbox/outbox.routes.ts';
import { addConsolePages } from './features/pages/console-pages.ts';
import { addPortalPages } from './features/pages/portal-pages.ts';
import { placeRoutes } from './features/places/places.routes.ts';
import { schoolRoutes } from './features/schools/schools.routes.ts';
import { signatureRoutes } from './features/signatures/signatures.routes.ts';
import { staffRoutes } from './features/staff/staff.routes.ts';
import { describeProject } from './features/tenants/describe-project.ts';
import { addPictures } from './features/tenants/pictures.ts';
import { tenantRoutes } from './features/tenants/tenants.routes.ts';
import { addResumableUploads } from './features/uploads/resumable/resumable.routes.ts';
import { addFiles } from './features/uploads/serving/serve-file.ts';
import { uploadOperations } from './features/uploads/stream-operations.ts';
import { uploadRoutes } from './features/uploads/uploads.routes.ts';
import type { AppParts } from './platform/app-parts.ts';
import { addContractRoutes } from './platform/http/contract-routes.ts';
import { demandDeclarations } from './platform/http/declared-routes.ts';
import { addDocs } from './platform/http/docs.ts';
import { addErrorAnswers, answerFrameworkError } from './platform/http/error-answers.ts';
import { addStaticFiles } from './platform/http/front-ends.ts';
import { addHealth } from './platform/http/health.ts';
import { addHousekeeping } from './platform/http/housekeeping.ts';
import { addMetrics } from './platform/http/metrics.ts';
import { addRateLimits } from './platform/http/rate-limits.ts';
import { addRequestLog } from './platform/http/request-log.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { addTurnAway } from './platform/http/turn-away.ts';
import { stripPrefix } from './platform/http/strip-prefix.ts';
import { addArrivals } from './platform/wire/arrival.ts';
import type { BoundRoute } from './platform/wire/bound-route.ts';

const largestBody = 1_048_576;
const largestPicture = 5 * 1_048_576;
const idleSocketMs = 60_000;
// Spec 9: a request may take ten minutes; a large file over a poor network needs them.
const slowestRequestMs = 600_000;

/** Puts the application together: what guards every request, then the calls, then the pages. */
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
  app.removeContentTypeParser('text/plain');
  addArrivals(app, parts.clock);
  addTurnAway(app);
  addErrorAnswers(app);
  demandDeclarations(app);
  addRequestLog(app);
  await addSecurityHeaders(app, settings.publicUrl.startsWith('https:'));
  await addRateLimits(app);
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: largestBody });
  await app.register(multipart, { limits: { fileSize: largestPicture, files: 1, fields: 20, fieldSize: 100_000 } });
  await addStaticFiles(app);

  const uploads = { storage: parts.storage, formToWrite };
  const routes: readonly BoundRoute[] = [
    ...tenantRoutes,
    ...accountRoutes(parts),
    ...placeRoutes,
    ...formRoutes,
    ...batchRoutes(judgeAnew),
    ...applicationRoutes,
    ...uploadRoutes(uploads),
    ...signatureRoutes(uploads),
    ...schoolRoutes,
    ...contentRoutes,
    ...additionalInfoRoutes,
    ...staffRoutes,
    ...outboxRoutes(parts.outbox),
    ...further,
  ];
  addContractRoutes(app, parts, routes);
  addDocs(app, routes, settings.publicUrl, uploadOperations);
  addHealth(app, database);
  addMetrics(app, database);
  addHousekeeping(app, parts);
  addMessagePage(app, parts);
  addPictures(app, database);
  addPortraits(app, parts);
  addResumableUploads(app, parts, uploads);
  addFiles(app, parts);
  addPortalPages(app, parts, describeProject(database));
  addConsolePages(app);
  return app;
}
