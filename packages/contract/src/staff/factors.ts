import { route } from '../wire/route.ts';
import type * as schemas from './factors.schemas.ts';

// Our addition: the specification says nothing about second factors.

export const secondStep = route<schemas.SecondStep>({
  name: 'secondStep',
  summary: 'The second step of signing in: a passkey, a code of the app, or a recovery code; the session is a cookie',
  method: 'POST',
  path: '/staff/v1/sign-in/second-step',
  scope: 'installation',
  access: ['anyone'],
  limit: 'credential',
  encoding: 'json',
});

export const proveAgain = route<schemas.ProveAgain>({
  name: 'proveAgain',
  summary: 'Proves by password, code or passkey that the person of the session is still there, for ten minutes',
  method: 'POST',
  path: '/staff/v1/account/prove',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  whileLocked: true,
  limit: 'credential',
  encoding: 'json',
});

export const staffFactors = route<schemas.StaffFactors>({
  name: 'staffFactors',
  summary: 'The second factors of whoever is signed in',
  method: 'GET',
  path: '/staff/v1/account/factors',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  whileLocked: true,
  limit: 'read',
});

export const beginTotp = route<schemas.BeginTotp>({
  name: 'beginTotp',
  summary: 'A secret for an authenticator app, which counts once a code of it was given back',
  method: 'POST',
  path: '/staff/v1/account/totp/begin',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  limit: 'write',
  encoding: 'json',
});

export const confirmTotp = route<schemas.ConfirmTotp>({
  name: 'confirmTotp',
  summary: 'Proves by a code that the app has the secret; from now on signing in asks for one',
  method: 'POST',
  path: '/staff/v1/account/totp/confirm',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  limit: 'credential',
  encoding: 'json',
});

export const removeTotp = route<schemas.RemoveTotp>({
  name: 'removeTotp',
  summary: 'Removes the authenticator app; without another factor the recovery codes go as well',
  method: 'POST',
  path: '/staff/v1/account/totp/remove',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  limit: 'write',
  encoding: 'json',
});

export const makeRecoveryCodes = route<schemas.MakeRecoveryCodes>({
  name: 'makeRecoveryCodes',
  summary: 'Ten new recovery codes; those from before work no more',
  method: 'POST',
  path: '/staff/v1/account/recovery-codes',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  limit: 'write',
  encoding: 'json',
});

export const factorDemands = route<schemas.FactorDemands>({
  name: 'factorDemands',
  summary: 'Where second factors are demanded of staff',
  method: 'GET',
  path: '/staff/v1/factor-demands',
  scope: 'installation',
  access: ['staff'],
  may: 'organisations.change',
  limit: 'read',
});

export const demandFactors = route<schemas.DemandFactors>({
  name: 'demandFactors',
  summary: 'Demands second factors of everybody who works for an organisation or at all, or no longer',
  method: 'POST',
  path: '/staff/v1/factor-demands/change',
  scope: 'installation',
  access: ['staff'],
  may: 'organisations.change',
  limit: 'write',
  encoding: 'json',
});

export const resetFactors = route<schemas.ResetFactors>({
  name: 'resetFactors',
  summary: 'Takes the second factors of a colleague away who lost them, and signs them out',
  method: 'POST',
  path: '/staff/v1/colleagues/reset-factors',
  scope: 'installation',
  access: ['staff'],
  may: 'organisations.change',
  limit: 'write',
  encoding: 'json',
});
