import type * as schemas from './registration.schemas.ts';
import { route } from '../wire/route.ts';

export const registerFields = route<schemas.RegisterFields>({
  name: 'registerFields',
  summary: 'What one is asked when registering',
  method: 'GET',
  path: '/v1/enroll/apply/getRegisterField',
  scope: 'project',
  access: ['anyone'],
  limit: 'read',
});

export const register = route<schemas.Register>({
  name: 'register',
  summary: 'Makes an account by mobile or mail',
  method: 'POST',
  path: '/v1/enroll/account/register',
  scope: 'project',
  access: ['anyone'],
  limit: 'credential',
  encoding: 'form',
});

export const sendActivation = route<schemas.SendActivation>({
  name: 'sendActivation',
  summary: 'Sends the activation mail again',
  method: 'POST',
  path: '/v1/enroll/account/send_active_email',
  scope: 'project',
  access: ['anyone'],
  limit: 'credential',
  encoding: 'form',
});

// Our addition: the specification shows the result of the link, not the call behind it.
export const activate = route<schemas.Activate>({
  name: 'activate',
  summary: 'Activates an account by the link in its mail',
  method: 'POST',
  path: '/v1/enroll/account/active_email',
  scope: 'project',
  access: ['anyone'],
  limit: 'credential',
  encoding: 'form',
});

export const forgotPassword = route<schemas.ForgotPassword>({
  name: 'forgotPassword',
  summary: 'Sends a link or a code to whoever forgot the password',
  method: 'POST',
  path: '/v1/enroll/account/retriever_password',
  scope: 'project',
  access: ['anyone'],
  limit: 'credential',
  encoding: 'form',
});

export const resetPassword = route<schemas.ResetPassword>({
  name: 'resetPassword',
  summary: 'Sets a new password by link or code',
  method: 'POST',
  path: '/v1/enroll/account/reset_pwd',
  scope: 'project',
  access: ['anyone'],
  limit: 'credential',
  encoding: 'form',
});

export const amend = route<schemas.Amend>({
  name: 'amend',
  summary: 'Changes password, name, mail address or mobile number',
  method: 'POST',
  path: '/v1/enroll/account/amend',
  scope: 'project',
  access: ['applicant'],
  limit: 'credential',
  encoding: 'form',
});

export const findAddressChange = route<schemas.FindAddressChange>({
  name: 'findAddressChange',
  summary: 'Tells which change of address a link can take back',
  method: 'POST',
  path: '/v1/enroll/account/address_change',
  scope: 'project',
  access: ['anyone'],
  limit: 'credential',
  encoding: 'form',
});

export const takeBackAddress = route<schemas.TakeBackAddress>({
  name: 'takeBackAddress',
  summary: 'Takes changes of address back by the link that was sent to the old one',
  method: 'POST',
  path: '/v1/enroll/account/take_back_address',
  scope: 'project',
  access: ['anyone'],
  limit: 'credential',
  encoding: 'form',
});
