import type * as schemas from './accounts.schemas.ts';
import { route } from '../wire/route.ts';

export const login = route<schemas.Login>({
  name: 'login',
  summary: 'Signs an applicant in by any of the methods a project offers',
  method: 'POST',
  path: '/v1/enroll/account/login',
  scope: 'project',
  access: ['anyone'],
  limit: 'credential',
  encoding: 'form',
});

export const logout = route<schemas.Logout>({
  name: 'logout',
  summary: 'Ends the session it is called with',
  method: 'POST',
  path: '/v1/enroll/account/logout',
  scope: 'project',
  access: ['applicant'],
  admitsStaff: true,
  limit: 'write',
  encoding: 'form',
});

export const home = route<schemas.Home>({
  name: 'home',
  summary: 'Who is signed in and what the home page shows',
  method: 'GET',
  path: '/v1/enroll/apply/home',
  scope: 'project',
  access: ['applicant'],
  limit: 'read',
});

export const countNewMessage = route<schemas.CountNewMessage>({
  name: 'countNewMessage',
  summary: 'How many messages are unread',
  method: 'GET',
  path: '/v1/enroll/account/countNewMessage',
  scope: 'project',
  access: ['applicant'],
  limit: 'read',
});

// Our addition: the specification has no call for it.
export const listSessions = route<schemas.ListSessions>({
  name: 'listSessions',
  summary: 'Where one is signed in',
  method: 'GET',
  path: '/v1/enroll/account/sessions',
  scope: 'project',
  access: ['applicant'],
  limit: 'read',
});

// Our addition: the specification has no call for it.
export const endSession = route<schemas.EndSession>({
  name: 'endSession',
  summary: 'Ends one of one’s own sessions',
  method: 'POST',
  path: '/v1/enroll/account/endSession',
  scope: 'project',
  access: ['applicant'],
  limit: 'write',
  encoding: 'form',
});

// Our addition: the specification has no call for it.
export const listSwitchProjects = route<schemas.ListSwitchProjects>({
  name: 'listSwitchProjects',
  summary: 'The other projects of the organisation',
  method: 'GET',
  path: '/v1/enroll/account/switchProjects',
  scope: 'project',
  access: ['applicant'],
  limit: 'read',
});

export const switchProject = route<schemas.SwitchProject>({
  name: 'switchProject',
  summary: 'Goes to another project of the same organisation',
  method: 'POST',
  path: '/v1/enroll/account/submitSwitchProject',
  scope: 'project',
  access: ['applicant'],
  // Its answer contains a token, which is never stored for idempotent repetition.
  limit: 'credential',
  encoding: 'form',
});

// The specification gives no path for this call.
export const logoff = route<schemas.Logoff>({
  name: 'logoff',
  summary: 'Removes the account and everything personal with it',
  method: 'POST',
  path: '/v1/enroll/account/logoff',
  scope: 'project',
  access: ['applicant'],
  limit: 'credential',
  encoding: 'form',
});

export const portrait = route<schemas.Portrait>({
  name: 'portrait',
  summary: 'Sets one’s own picture',
  method: 'POST',
  path: '/v1/enroll/apply/portrait',
  scope: 'project',
  access: ['applicant'],
  limit: 'upload',
  encoding: 'multipart',
});
