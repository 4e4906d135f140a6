import { route } from '../wire/route.ts';
import type * as schemas from './single-sign-on.schemas.ts';

// Our addition: the specification says nothing about single sign-on.

/** Where providers send the browser back to. */
export const singleSignOnReturn = '/staff/v1/single-sign-on/return';

export const singleSignOn = route<schemas.SingleSignOn>({
  name: 'singleSignOn',
  summary: 'How the organisations in reach sign their staff in by OpenID Connect',
  method: 'GET',
  path: '/staff/v1/single-sign-on',
  scope: 'installation',
  access: ['staff'],
  may: 'organisations.change',
  limit: 'read',
});

export const changeSingleSignOn = route<schemas.ChangeSingleSignOn>({
  name: 'changeSingleSignOn',
  summary: 'Sets the provider of an organisation, whom it lets in, and whether it is used',
  method: 'POST',
  path: '/staff/v1/single-sign-on/change',
  scope: 'installation',
  access: ['staff'],
  may: 'organisations.change',
  limit: 'write',
  encoding: 'json',
});

export const proveSignInDomain = route<schemas.ProveSignInDomain>({
  name: 'proveSignInDomain',
  summary: 'Looks for the DNS record of a mail domain; once it is found, accounts are made for addresses of it',
  method: 'POST',
  path: '/staff/v1/single-sign-on/prove-domain',
  scope: 'installation',
  access: ['staff'],
  may: 'organisations.change',
  limit: 'write',
  encoding: 'json',
});

export const beginOrganisationSignIn = route<schemas.BeginOrganisationSignIn>({
  name: 'beginOrganisationSignIn',
  summary: 'Where somebody with this mail address signs in; the flow is bound to the browser by a cookie',
  method: 'POST',
  path: '/staff/v1/sign-in/organisation',
  scope: 'installation',
  access: ['anyone'],
  limit: 'credential',
  encoding: 'json',
});

export const finishOrganisationSignIn = route<schemas.FinishOrganisationSignIn>({
  name: 'finishOrganisationSignIn',
  summary:
    'Signs in whom the provider of their organisation knows; the second factor of an account is asked for as ever',
  method: 'POST',
  path: '/staff/v1/sign-in/organisation/finish',
  scope: 'installation',
  access: ['anyone'],
  limit: 'credential',
  encoding: 'json',
});

export const ownSingleSignOn = route<schemas.OwnSingleSignOn>({
  name: 'ownSingleSignOn',
  summary: 'The organisations by which one can sign in, and what is connected',
  method: 'GET',
  path: '/staff/v1/account/single-sign-on',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  limit: 'read',
});

export const beginConnecting = route<schemas.BeginConnecting>({
  name: 'beginConnecting',
  summary: 'Where one shows the provider of an organisation who one is, to sign in by it later',
  method: 'POST',
  path: '/staff/v1/account/single-sign-on/connect',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  limit: 'credential',
  encoding: 'json',
});

export const finishConnecting = route<schemas.FinishConnecting>({
  name: 'finishConnecting',
  summary: 'Connects the account of the session with the person whom the provider named',
  method: 'POST',
  path: '/staff/v1/account/single-sign-on/connect/finish',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  limit: 'credential',
  encoding: 'json',
});

export const disconnect = route<schemas.Disconnect>({
  name: 'disconnect',
  summary: 'The provider of the organisation signs one in no more',
  method: 'POST',
  path: '/staff/v1/account/single-sign-on/disconnect',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  limit: 'write',
  encoding: 'json',
});

export const beginOrganisationProof = route<schemas.BeginOrganisationProof>({
  name: 'beginOrganisationProof',
  summary: 'Where somebody without a password proves again that they are there',
  method: 'POST',
  path: '/staff/v1/account/prove/organisation',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  whileLocked: true,
  limit: 'credential',
  encoding: 'json',
});

export const finishOrganisationProof = route<schemas.FinishOrganisationProof>({
  name: 'finishOrganisationProof',
  summary: 'Takes that proof, for ten minutes, and opens a locked session',
  method: 'POST',
  path: '/staff/v1/account/prove/organisation/finish',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  whileLocked: true,
  limit: 'credential',
  encoding: 'json',
});
