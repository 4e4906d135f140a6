import { route } from '../wire/route.ts';
import type * as schemas from './form-templates.schemas.ts';

export const formTemplates = route<schemas.FormTemplates>({
  name: 'formTemplates',
  summary: 'Modules that are written already, to add to the form of a project',
  method: 'GET',
  path: '/staff/v1/form/templates',
  scope: 'installation',
  access: ['staff'],
  may: 'forms.edit',
  limit: 'read',
});
