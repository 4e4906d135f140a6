import type * as schemas from './forms.schemas.ts';
import { route } from '../wire/route.ts';

// Our own addition: the specification names no call for looking at a form before one has an account.
export const trialForm = route<schemas.TrialForm>({
  name: 'trialForm',
  summary: 'The published form of a project that lets anybody try it',
  method: 'GET',
  path: '/v1/enroll/form/trial',
  scope: 'project',
  access: ['anyone'],
  limit: 'read',
});
