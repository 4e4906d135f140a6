import * as routes from '@portico/contract/articles';
import * as schemas from '@portico/contract/articles.schemas';
import * as materials from '@portico/contract/materials';
import * as materialSchemas from '@portico/contract/materials.schemas';
import * as staffRoutes from '@portico/contract/staff-articles';
import * as staffSchemas from '@portico/contract/staff-articles.schemas';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { publishArticle, removeArticle, saveArticle, withdrawArticle } from './change-article.ts';
import { addDownload, readMaterials } from './materials/read-materials.ts';
import { readArticle, readFaq, readNotice, readPage } from './read-articles.ts';
import { listArticles, readDraft } from './read-drafts.ts';

export const articleRoutes: readonly BoundRoute[] = [
  handle.guest(routes.notices, schemas.notices, (input, call) => readPage('notice', input, call)),
  handle.guest(routes.tidings, schemas.tidings, (input, call) => readPage(input.kind ?? 'tidings', input, call)),
  handle.guest(routes.faq, schemas.faq, (_input, call) => readFaq(call)),
  handle.guest(routes.article, schemas.article, readArticle),
  handle.applicant(routes.readNotice, schemas.readNotice, readNotice),
  handle.applicant(materials.reviewMaterials, materialSchemas.reviewMaterials, readMaterials),
  handle.applicant(materials.addMaterialDownload, materialSchemas.addMaterialDownload, addDownload),
  handle.staff(staffRoutes.listArticles, staffSchemas.listArticles, listArticles),
  handle.staff(staffRoutes.articleDraft, staffSchemas.articleDraft, readDraft),
  handle.staff(staffRoutes.saveArticle, staffSchemas.saveArticle, saveArticle),
  handle.staff(staffRoutes.publishArticle, staffSchemas.publishArticle, publishArticle),
  handle.staff(staffRoutes.withdrawArticle, staffSchemas.withdrawArticle, withdrawArticle),
  handle.staff(staffRoutes.removeArticle, staffSchemas.removeArticle, removeArticle),
];
