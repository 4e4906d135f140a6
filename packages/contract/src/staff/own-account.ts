import { route } from '../wire/route.ts';
import type * as schemas from './own-account.schemas.ts';

export const ownAccount = route<schemas.OwnAccount>({
  name: 'ownAccount',
  summary: 'Where one is signed in to the console, and the language of mails to oneself',
  method: 'GET',
  path: '/staff/v1/account',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  limit: 'read',
});

export const endOwnSessions = route<schemas.EndOwnSessions>({
  name: 'endOwnSessions',
  summary: 'Signs oneself out on another device, or on all others',
  method: 'POST',
  path: '/staff/v1/account/sessions/end',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  limit: 'write',
  encoding: 'json',
});

export const changeOwnLanguage = route<schemas.ChangeOwnLanguage>({
  name: 'changeOwnLanguage',
  summary: 'Changes the language in which one is written to',
  method: 'POST',
  path: '/staff/v1/account/language',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  limit: 'write',
  encoding: 'json',
});

export const changeOwnZone = route<schemas.ChangeOwnZone>({
  name: 'changeOwnZone',
  summary: 'Changes the time zone in which one reads moments in the console',
  method: 'POST',
  path: '/staff/v1/account/time-zone',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  limit: 'write',
  encoding: 'json',
});

export const changeOwnPassword = route<schemas.ChangeOwnPassword>({
  name: 'changeOwnPassword',
  summary: 'Changes one’s password by the present one; every other session ends',
  method: 'POST',
  path: '/staff/v1/account/password',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  limit: 'credential',
  encoding: 'json',
});

export const requestOwnMail = route<schemas.RequestOwnMail>({
  name: 'requestOwnMail',
  summary: 'Sends a link to a mail address, by which it becomes that of one’s account',
  method: 'POST',
  path: '/staff/v1/account/mail',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  limit: 'credential',
  encoding: 'json',
});

export const confirmOwnMail = route<schemas.ConfirmOwnMail>({
  name: 'confirmOwnMail',
  summary: 'Makes an address that of the account, by the link that was sent to it; once',
  method: 'POST',
  path: '/staff/v1/account/mail/confirm',
  scope: 'installation',
  access: ['anyone'],
  limit: 'credential',
  encoding: 'json',
});
