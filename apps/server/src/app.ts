import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { fastify, type FastifyInstance, LogController } from 'fastify';
import { addPortraits } from './features/accounts/care/portraits.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { countLetterMail } from './features/accounts/proofs/count-letter-mail.ts';
import { proveRecommender } from './features/accounts/proofs/prove-recommender.ts';
import { presentUserOf } from './features/accounts/present-user-of.ts';
import { listTablesOf } from './features/additional-info/additional-info.queries.ts';
import { additionalInfoRoutes } from './features/additional-info/additional-info.routes.ts';
import { applicationRoutes } from './features/applications/applications.routes.ts';
import { formToWrite } from './domain/applications/form-to-write.ts';
import { openDraft } from './domain/applications/open-draft.ts';
import { judgeAnew } from './domain/applications/judge-anew.ts';
import { outsideOf } from './domain/forms/outside-of.ts';
import { readChanges } from './domain/forms/read-changes.ts';
import { saveModule } from './features/applications/saving/save-module.ts';
import { askedForm } from './domain/forms/asked-form.ts';
import { asksForLetters } from './domain/letters/asks-for-letters.ts';
import { publishedForm } from './domain/forms/published-forms.ts';
import { overwriteModule } from './domain/applications/versions.queries.ts';
import { batchRoutes } from './features/batches/batches.routes.ts';
import { addBounceHook } from './features/bounces/bounce-hook.ts';
import { contentRoutes } from './features/content/content.routes.ts';
import { documentRoutes } from './features/documents/documents.routes.ts';
import { exportDocument } from './domain/documents/export-document.ts';
import { addDocuments } from './features/documents/serve-document.ts';
import { formRoutes } from './features/forms/forms.routes.ts';
import { letterToWrite } from './features/letters/letter-to-write.ts';
import { letterRoutes } from './features/letters/letters.routes.ts';
import type { LetterParts } from './features/letters/letter-parts.ts';
import { addMessagePage } from './features/outbox/message-page.ts';
import { outboxRoutes } from './features/outbox/outbox.routes.ts';
import { addConsolePages } from './features/pages/console-pages.ts';
import { addPortalPages } from './features/pages/portal-pages.ts';
import { addViewerPage } from './features/pages/viewer-page.ts';
import { placeRoutes } from './features/places/places.routes.ts';
import { makeFindShownFile } from './domain/previews/find-shown-file.ts';
import { makeLoadPreview } from './domain/previews/load-preview.ts';
import { previewRoutes } from './features/previews/previews.routes.ts';
import { keepKeysFresh } from './features/receipts/keep-keys-fresh.ts';
import { receiptRoutes } from './features/receipts/receipts.routes.ts';
import { addReceiptDocument, receiptOperations } from './features/receipts/serve-document.ts';
import { refereeRoutes } from './features/referees/referees.routes.ts';
import { tellBounce } from './features/referees/tell-bounce.ts';
import { recommenderRoutes } from './features/recommenders/recommenders.routes.ts';
import { schoolRoutes } from './features/schools/schools.routes.ts';
import { signatureRoutes } from './features/signatures/signatures.routes.ts';
import { openFileForStaff } from './features/staff-applications/files/open-file.ts';
import { staffApplicationRoutes } from './features/staff-applications/staff-applications.routes.ts';
import { staffRoutes } from './features/staff/staff.routes.ts';
import { submissionRoutes } from './features/submissions/submissions.routes.ts';
import { describeProject } from './features/tenants/describe-project.ts';
import { addPictures } from './features/tenants/pictures.ts';
import { tenantRoutes } from './features/tenants/tenants.routes.ts';
import { addOfficeViewing } from './features/uploads/office/office-viewing.ts';
import { addResumableUploads } from './features/uploads/resumable/resumable.routes.ts';
import { addFiles } from './features/uploads/serving/serve-file.ts';
import { addStaffFiles, findStaffFile, type OpenForStaff } from './features/uploads/serving/serve-staff-file.ts';
import { uploadOperations } from './features/uploads/stream-operations.ts';
import { uploadRoutes } from './features/uploads/uploads.routes.ts';
import type { AppParts } from './platform/app-parts.ts';
import { makeDocument } from './platform/documents/make-document.ts';
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

  const letters: LetterParts = {
    database,
    storage: parts.storage,
    readChanges,
    outsideOf,
    formOf: async (db, projectId, version, leftOut) => {
      const form = await publishedForm(db, projectId, version);
      return form && { ...form, asked: askedForm(form, leftOut) };
    },
  };
  const uploads = { storage: parts.storage, formToWrite, letterToWrite: letterToWrite(letters) };
  const forms = { formOf: publishedForm, askedOf: askedForm };
  const loadPreview = makeLoadPreview({ ...forms, tablesOf: listTablesOf });
  const documents = { loadPreview, storage: parts.storage, makeDocument };
  const routes: readonly BoundRoute[] = [
    ...tenantRoutes,
    ...accountRoutes({ ...parts, asksForLetters }),
    ...recommenderRoutes({ prove: proveRecommender }),
    ...placeRoutes,
    ...formRoutes,
    ...batchRoutes(judgeAnew),
    ...applicationRoutes,
    ...submissionRoutes({ receiptKeys: parts.receiptKeys, saveModule }),
    ...letterRoutes(letters),
    ...refereeRoutes({ openDraft, judgeAnew, readChanges, overwriteModule, countMail: countLetterMail }),
    ...uploadRoutes(uploads),
    ...signatureRoutes(uploads),
    ...receiptRoutes(parts.receiptKeys),
    ...schoolRoutes,
    ...contentRoutes,
    ...additionalInfoRoutes,
    ...previewRoutes({ loadPreview, settleDraft: openDraft }),
    ...documentRoutes(documents),
    ...staffRoutes,
    ...staffApplicationRoutes({
      database,
      loadPreview,
      exportFor: (asking, wanted) => exportDocument(documents, asking, wanted),
      formOf: publishedForm,
      presentUserOf,
    }),
    ...outboxRoutes(parts),
    ...further,
  ];
  addContractRoutes(app, parts, routes);
  addDocs(app, routes, settings.publicUrl, [...uploadOperations, ...receiptOperations]);
  addHealth(app, database);
  addMetrics(app, database);
  addHousekeeping(app, parts);
  keepKeysFresh(app, parts);
  addMessagePage(app, parts);
  addBounceHook(app, parts, tellBounce(settings.publicUrl));
  addPictures(app, database);
  addPortraits(app, parts);
  addResumableUploads(app, parts, uploads);
  addFiles(app, parts);
  addDocuments(app, parts);
  const findShownFile = makeFindShownFile(forms);
  const openForStaff: OpenForStaff = (uid, reader) => openFileForStaff(findShownFile, uid, reader);
  addStaffFiles(app, parts, openForStaff);
  addOfficeViewing(app, parts, (request) => findStaffFile(parts, openForStaff, request));
  addReceiptDocument(app, parts);
  addPortalPages(app, parts, describeProject(database));
  addConsolePages(app, parts);
  addViewerPage(app);
  return app;
}
