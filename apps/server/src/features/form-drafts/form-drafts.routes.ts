import * as routes from '@portico/contract/form-draft';
import * as schemas from '@portico/contract/form-draft.schemas';
import { formTemplates } from '@portico/contract/form-templates';
import * as templates from '@portico/contract/form-templates.schemas';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { allowMissingTranslations } from './allow-missing-translations.ts';
import { publishFormDraft, rollBackForm } from './publish-form-draft.ts';
import { readFormDraft, readHistory, readKeyUses, readVersion, readVersions } from './read-form-draft.ts';
import { readFormTemplates } from './read-form-templates.ts';
import { discardFormDraft, restoreFormDraft } from './restore-form-draft.ts';
import { saveFormDraft } from './save-form-draft.ts';

const largestBody = routes.largestFormSave.bytes;

export const formDraftRoutes: readonly BoundRoute[] = [
  handle.staff(routes.readFormDraft, schemas.readFormDraft, readFormDraft),
  { ...handle.staff(routes.saveFormDraft, schemas.saveFormDraft, saveFormDraft), largestBody },
  handle.staff(routes.allowMissingTranslations, schemas.allowMissingTranslations, allowMissingTranslations),
  handle.staff(routes.formKeyUses, schemas.formKeyUses, readKeyUses),
  handle.staff(routes.discardFormDraft, schemas.discardFormDraft, discardFormDraft),
  handle.staff(routes.restoreFormDraft, schemas.restoreFormDraft, restoreFormDraft),
  handle.staff(routes.publishFormDraft, schemas.publishFormDraft, publishFormDraft),
  handle.staff(routes.rollBackForm, schemas.rollBackForm, rollBackForm),
  handle.staff(routes.formVersions, schemas.formVersions, readVersions),
  handle.staff(routes.formVersion, schemas.formVersion, readVersion),
  handle.staff(formTemplates, templates.formTemplates, readFormTemplates),
  handle.staff(routes.formDraftHistory, schemas.formDraftHistory, readHistory),
];
