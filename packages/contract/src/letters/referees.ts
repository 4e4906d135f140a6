import type * as schemas from './referees.schemas.ts';
import { route } from '../wire/route.ts';

export const checkSendEmailState = route<schemas.CheckSendEmailState>({
  name: 'checkSendEmailState',
  summary: 'The recommenders an applicant named, and what became of each request',
  method: 'GET',
  path: '/v1/enroll/apply/checkSendEmailState',
  scope: 'project',
  access: ['applicant'],
  limit: 'read',
});

export const sendEmail = route<schemas.SendEmail>({
  name: 'sendEmail',
  summary: 'Sends the invitation to a recommender, or a reminder where there was one',
  method: 'POST',
  path: '/v1/enroll/apply/send_email',
  scope: 'project',
  access: ['applicant'],
  limit: 'write',
  encoding: 'form',
});

export const updateEmailSendStatus = route<schemas.UpdateEmailSendStatus>({
  name: 'updateEmailSendStatus',
  summary: 'Takes a request back, so that its address may be changed, or asked anew; its links are dead from then on',
  method: 'POST',
  path: '/v1/enroll/apply/updateEmailSendStatus',
  scope: 'project',
  access: ['applicant'],
  uidNames: 'recommendation',
  limit: 'write',
  encoding: 'form',
});

// Our addition: after submission the form is locked, but somebody who declined or cannot be reached must still be
// replaced.
export const replaceReferee = route<schemas.ReplaceReferee>({
  name: 'replaceReferee',
  summary: 'Names somebody else in the place of a recommender who will not write',
  method: 'POST',
  path: '/v1/enroll/apply/replaceReferee',
  scope: 'project',
  access: ['applicant'],
  uidNames: 'recommendation',
  limit: 'write',
  encoding: 'form',
});

export const letterList = route<schemas.LetterList>({
  name: 'letterList',
  summary: 'The letters about an applicant, with their content where the project says so',
  method: 'GET',
  path: '/v1/enroll/user/letterList',
  scope: 'project',
  access: ['applicant'],
  limit: 'read',
  opensFiles: true,
});
