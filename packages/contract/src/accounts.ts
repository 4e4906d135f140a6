import type * as schemas from './accounts.schemas.ts';
import { route } from './route.ts';

export const login = route<schemas.Login>({
  name: 'login',
  summary: 'Signs an applicant in with account and password',
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
