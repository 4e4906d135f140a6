import { route } from '../wire/route.ts';
import type * as schemas from './submissions.schemas.ts';

export const submit = route<schemas.Submit>({
  name: 'submit',
  summary: 'Hands the application in; a second time it is answered as the first time',
  method: 'POST',
  path: '/v1/enroll/apply/submit',
  scope: 'project',
  access: ['applicant'],
  limit: 'write',
  encoding: 'form',
});

export const overallSubmission = route<schemas.OverallSubmission>({
  name: 'overallSubmission',
  summary: 'Saves modules and hands the application in, both or neither',
  method: 'POST',
  path: '/v1/enroll/apply/overallSubmission',
  scope: 'project',
  access: ['applicant'],
  limit: 'write',
  encoding: 'form',
  forClients: 'For sending a form that was filled elsewhere, whole. Screens save each part by itself and submit then.',
});

export const revokeApply = route<schemas.RevokeApply>({
  name: 'revokeApply',
  summary: 'Takes a submitted application back until its batch ends, where the project allows it',
  method: 'POST',
  path: '/v1/enroll/apply/revokeApply',
  scope: 'project',
  access: ['applicant'],
  limit: 'write',
  encoding: 'form',
});

export const reapply = route<schemas.Reapply>({
  name: 'reapply',
  summary: 'Opens the form again for another application, once the batch of the last one is over or it is completed',
  method: 'POST',
  path: '/v1/enroll/apply/reapply',
  scope: 'project',
  access: ['applicant'],
  limit: 'write',
  encoding: 'form',
});
