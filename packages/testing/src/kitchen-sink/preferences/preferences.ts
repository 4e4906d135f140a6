import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { words } from '../words.ts';
import { arrivalFields } from './arrival-fields.ts';
import { fundingFields } from './funding-fields.ts';
import { programmeFields } from './programme-fields.ts';

export const preferences: ModuleDefinition = {
  id: 'preferences',
  title: words('志愿与意向', '志願與意向', 'Preferences'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [...programmeFields, ...fundingFields, ...arrivalFields],
  groups: [],
};
