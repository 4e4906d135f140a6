import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { addPortraits } from './features/accounts/care/portraits.ts';
import { additionalInfoRoutes } from './features/additional-info/additional-info.routes.ts';
import { applicationRoutes } from './features/applications/applications.routes.ts';
import { articleRoutes } from './features/articles/articles.routes.ts';
import { addNoticeCalendar } from './features/articles/serve-calendar.ts';
import { batchRoutes } from './features/batches/batches.routes.ts';
import { addBounceHook } from './features/bounces/bounce-hook.ts';
import { colleagueRoutes } from './features/colleagues/colleagues.routes.ts';
import { calendarRoutes } from './features/calendar/calendar.routes.ts';
import { contentRoutes } from './features/content/content.routes.ts';
import { documentRoutes } from './features/documents/documents.routes.ts';
import { addDocuments } from './features/documents/serve-document.ts';
import { flowEntryRoutes } from './features/flow-entries/flow-entries.routes.ts';
import { formRoutes } from './features/forms/forms.routes.ts';
import { letterRoutes } from './features/letters/letters.routes.ts';
import { formEffectRoutes } from './features/form-drafts/effect/form-effects.routes.ts';
import { formScheduleRoutes } from './features/form-drafts/schedule/form-schedules.routes.ts';
import { formDraftRoutes } from './features/form-drafts/form-drafts.routes.ts';
import { lookRoutes } from './features/look/look.routes.ts';
import { addNews } from './features/messages/serve-news.ts';
import { messageRoutes } from './features/messages/messages.routes.ts';
import { operatorRoutes } from './features/operator/operator.routes.ts';
import { addMessagePage } from './features/outbox/message-page.ts';
import { outboxRoutes } from './features/outbox/outbox.routes.ts';
import { placeRoutes } from './features/places/places.routes.ts';
import { previewRoutes } from './features/previews/previews.routes.ts';
import { addLookPictures } from './features/look/pictures/serve-picture.ts';
import { projectFileRoutes } from './features/project-file/project-file.routes.ts';
import { addProjectFiles } from './features/project-file/serve-project-file.ts';
import { questionBankRoutes } from './features/question-bank/question-bank.routes.ts';
import { refreshKeys } from './features/receipts/refresh-keys.ts';
import { receiptRoutes } from './features/receipts/receipts.routes.ts';
import { addReceiptDocument, receiptOperations } from './features/receipts/serve-document.ts';
import { recommenderRoutes } from './features/recommenders/recommenders.routes.ts';
import { refereeRoutes } from './features/referees/referees.routes.ts';
import { schoolRoutes } from './features/schools/schools.routes.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { signatureRoutes } from './features/signatures/signatures.routes.ts';
import { staffApplicationRoutes } from './features/staff-applications/staff-applications.routes.ts';
import { domainRoutes } from './features/staff-projects/domains/domains.routes.ts';
import { staffPageRoutes } from './features/staff-pages/staff-pages.routes.ts';
import { fromFileRoute } from './features/staff-projects/making/from-file.ts';
import { staffProjectRoutes } from './features/staff-projects/staff-projects.routes.ts';
import { addLogExport } from './features/staff-log/export-log.ts';
import { staffLogRoutes } from './features/staff-log/staff-log.routes.ts';
import { addSingleSignOnReturn } from './features/staff/single-sign-on/return-page.ts';
import { singleSignOnRoutes } from './features/staff/single-sign-on/single-sign-on.routes.ts';
import { staffRoutes } from './features/staff/staff.routes.ts';
import { submissionRoutes } from './features/submissions/submissions.routes.ts';
import { addPictures } from './features/tenants/pictures.ts';
import { tenantRoutes } from './features/tenants/tenants.routes.ts';
import { addContentFiles } from './features/uploads/content/serve-content-file.ts';
import { addOfficeViewing } from './features/uploads/office/office-viewing.ts';
import { addResumableUploads } from './features/uploads/resumable/resumable.routes.ts';
import { addFiles } from './features/uploads/serving/serve-file.ts';
import { addMessageFiles } from './features/uploads/serving/serve-message-file.ts';
import { addStaffFiles } from './features/uploads/serving/serve-staff-file.ts';
import { uploadOperations } from './features/uploads/stream-operations.ts';
import { uploadRoutes } from './features/uploads/uploads.routes.ts';
import { wechatRoutes } from './features/wechat/wechat.routes.ts';
import type { AppParts } from './platform/app-parts.ts';
import type { StreamOperation } from './platform/http/docs/open-api.ts';
import type { BoundRoute } from './platform/wire/bound-route.ts';

/** The calls of the contract, feature by feature. */
export function callsOf(parts: AppParts): readonly BoundRoute[] {
  return [
    ...tenantRoutes(parts),
    ...accountRoutes(parts),
    ...recommenderRoutes,
    ...placeRoutes,
    ...wechatRoutes(parts),
    ...formRoutes,
    ...batchRoutes,
    ...applicationRoutes,
    ...submissionRoutes(parts),
    ...letterRoutes(parts),
    ...refereeRoutes,
    ...uploadRoutes(parts),
    ...signatureRoutes(parts),
    ...receiptRoutes(parts.receiptKeys),
    ...schoolRoutes,
    ...contentRoutes,
    ...articleRoutes,
    ...staffPageRoutes,
    ...messageRoutes(parts),
    ...additionalInfoRoutes,
    ...previewRoutes,
    ...documentRoutes(parts),
    ...staffRoutes,
    ...singleSignOnRoutes(parts),
    ...staffProjectRoutes,
    fromFileRoute(parts),
    ...domainRoutes(parts),
    ...colleagueRoutes,
    ...staffApplicationRoutes(parts),
    ...flowEntryRoutes,
    ...formDraftRoutes,
    ...questionBankRoutes,
    ...formEffectRoutes,
    ...formScheduleRoutes,
    ...lookRoutes,
    ...settingsRoutes,
    ...projectFileRoutes(parts),
    ...calendarRoutes,
    ...outboxRoutes(parts),
    ...staffLogRoutes(parts),
    ...operatorRoutes(parts),
  ];
}

/** What features serve besides those calls: files, pictures, documents, a hook. */
export function addEndpoints(app: FastifyInstance, parts: AppParts): void {
  refreshKeys(app, parts);
  addMessagePage(app, parts);
  addSingleSignOnReturn(app);
  addLogExport(app, parts);
  addBounceHook(app, parts);
  addPictures(app, parts);
  addPortraits(app, parts);
  addResumableUploads(app, parts);
  addFiles(app, parts);
  addDocuments(app, parts);
  addStaffFiles(app, parts);
  addMessageFiles(app, parts);
  addNews(app, parts);
  addOfficeViewing(app, parts);
  addReceiptDocument(app, parts);
  addProjectFiles(app, parts);
  addLookPictures(app, parts);
  addContentFiles(app, parts);
  addNoticeCalendar(app, parts);
}

/** Streaming endpoints that the documentation describes. */
export const streamOperations: readonly StreamOperation[] = [...uploadOperations, ...receiptOperations];
