import { route } from '../wire/route.ts';
import type * as schemas from './staff.schemas.ts';

export const staffSignIn = route<schemas.StaffSignIn>({
  name: 'staffSignIn',
  summary: 'Signs a staff member in; the session is a cookie',
  method: 'POST',
  path: '/staff/v1/sign-in',
  scope: 'installation',
  access: ['anyone'],
  limit: 'credential',
  encoding: 'json',
});

export const staffSession = route<schemas.StaffSession>({
  name: 'staffSession',
  summary: 'Who is signed in to the console',
  method: 'GET',
  path: '/staff/v1/session',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  limit: 'read',
});

export const lockSession = route<schemas.LockSession>({
  name: 'lockSession',
  summary: 'Locks the session, since nobody is there; proving again who one is opens it',
  method: 'POST',
  path: '/staff/v1/session/lock',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  limit: 'write',
  encoding: 'json',
  whileLocked: true,
});

export const staffSignOut = route<schemas.StaffSignOut>({
  name: 'staffSignOut',
  summary: 'Ends the staff session',
  method: 'POST',
  path: '/staff/v1/sign-out',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  whileLocked: true,
  limit: 'write',
  encoding: 'json',
});

// Our addition: the specification says nothing about protecting the console.
export const failedSignIns = route<schemas.FailedSignIns>({
  name: 'failedSignIns',
  summary: 'Whether somebody tried the accounts of staff one after another',
  method: 'GET',
  path: '/staff/v1/failed-sign-ins',
  scope: 'installation',
  access: ['staff'],
  may: 'failures.read',
  limit: 'read',
});

// Our addition, as above.
export const seenFailedSignIns = route<schemas.SeenFailedSignIns>({
  name: 'seenFailedSignIns',
  summary: 'Says that one has seen the failed sign-ins until a moment',
  method: 'POST',
  path: '/staff/v1/failed-sign-ins/seen',
  scope: 'installation',
  access: ['staff'],
  may: 'failures.read',
  limit: 'write',
  encoding: 'json',
});

export const listOutbox = route<schemas.ListOutbox>({
  name: 'listOutbox',
  summary: 'Messages the embedded outbox keeps, newest first',
  method: 'GET',
  path: '/staff/v1/outbox',
  scope: 'installation',
  access: ['staff'],
  may: 'outbox.read',
  limit: 'read',
});

export const readOutboxMessage = route<schemas.ReadOutboxMessage>({
  name: 'readOutboxMessage',
  summary: 'One message, as its receiver sees it',
  method: 'GET',
  path: '/staff/v1/outbox/message',
  scope: 'installation',
  access: ['staff'],
  may: 'outbox.read',
  limit: 'read',
});
