import type * as schemas from './forms.schemas.ts';
import { route } from '../wire/route.ts';

// Our addition: the specification has no call for viewing a form without an account.
export const trialForm = route<schemas.TrialForm>({
  name: 'trialForm',
  summary: 'The published form of a project that lets anybody try it',
  method: 'GET',
  path: '/v1/enroll/form/trial',
  scope: 'project',
  access: ['anyone'],
  limit: 'read',
});
