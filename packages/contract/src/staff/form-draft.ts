import { route } from '../wire/route.ts';
import type * as schemas from './form-draft.schemas.ts';

const ofStaff = { scope: 'installation', access: ['staff'] } as const;
const read = { ...ofStaff, method: 'GET', limit: 'read', may: 'forms.edit' } as const;
const change = { ...ofStaff, method: 'POST', limit: 'write', encoding: 'json' } as const;

/**
 * What one save may have: an import changes a whole form at once, so that it is in the draft whole or not at all. Values are
 * counted by commas and brackets.
 */
export const largestFormSave = { bytes: 4_194_304, values: 60_000 } as const;

export const readFormDraft = route<schemas.ReadFormDraft>({
  ...read,
  name: 'readFormDraft',
  summary: 'The form of a project: what is published, the draft, and what prevents publishing it',
  path: '/staff/v1/form',
});

export const saveFormDraft = route<schemas.SaveFormDraft>({
  ...change,
  name: 'saveFormDraft',
  summary: 'Changes parts of the draft; refused where somebody else has changed the same ones',
  path: '/staff/v1/form/save',
  may: 'forms.edit',
});

export const allowMissingTranslations = route<schemas.AllowMissingTranslations>({
  ...change,
  name: 'allowMissingTranslations',
  summary: 'Says in which languages texts of the form may be missing; in all others that prevents publishing',
  path: '/staff/v1/form/untranslated',
  may: 'forms.publish',
});

export const formKeyUses = route<schemas.FormKeyUses>({
  ...read,
  name: 'formKeyUses',
  summary: 'What keys of questions stood for in earlier versions: answers are stored by key',
  path: '/staff/v1/form/keys',
});

export const discardFormDraft = route<schemas.DiscardFormDraft>({
  ...change,
  name: 'discardFormDraft',
  summary: 'Makes the draft what is published',
  path: '/staff/v1/form/discard',
  may: 'forms.edit',
});

export const restoreFormDraft = route<schemas.RestoreFormDraft>({
  ...change,
  name: 'restoreFormDraft',
  summary: 'Makes the draft what it was at an earlier revision',
  path: '/staff/v1/form/restore',
  may: 'forms.edit',
});

export const publishFormDraft = route<schemas.PublishFormDraft>({
  ...change,
  name: 'publishFormDraft',
  summary: 'Makes the draft the newest version of the form',
  path: '/staff/v1/form/publish',
  may: 'forms.publish',
});

export const rollBackForm = route<schemas.RollBackForm>({
  ...change,
  name: 'rollBackForm',
  summary: 'Publishes an earlier version anew; what is in the draft stays there',
  path: '/staff/v1/form/roll_back',
  may: 'forms.publish',
});

export const formVersions = route<schemas.FormVersions>({
  ...read,
  name: 'formVersions',
  summary: 'What was published when and by whom, the newest first',
  path: '/staff/v1/form/versions',
});

export const formVersion = route<schemas.FormVersion>({
  ...read,
  name: 'formVersion',
  summary: 'One version as it was published',
  path: '/staff/v1/form/version',
});

export const formDraftHistory = route<schemas.FormDraftHistory>({
  ...read,
  name: 'formDraftHistory',
  summary: 'What was saved in the draft when and by whom, the newest first',
  path: '/staff/v1/form/history',
});
