import type * as schemas from './proofs.schemas.ts';
import { route } from '../wire/route.ts';

export const captcha = route<schemas.Captcha>({
  name: 'captcha',
  summary: 'A picture to read, and a puzzle for whoever cannot see it',
  method: 'GET',
  path: '/v1/public/code',
  scope: 'project',
  access: ['anyone'],
  limit: 'write',
});

export const sendSms = route<schemas.SendSms>({
  name: 'sendSms',
  summary: 'Sends a verification code by SMS',
  method: 'POST',
  path: '/v1/public/sendsms',
  scope: 'project',
  access: ['anyone'],
  limit: 'credential',
  encoding: 'form',
});

export const sendMailCode = route<schemas.SendMailCode>({
  name: 'sendMailCode',
  summary: 'Sends a verification code by mail',
  method: 'POST',
  path: '/v1/system/send_mail_code',
  scope: 'project',
  access: ['anyone'],
  limit: 'credential',
  encoding: 'form',
});

export const checkCode = route<schemas.CheckCode>({
  name: 'checkCode',
  summary: 'Tells whether a verification code is right, without using it up',
  method: 'POST',
  path: '/v1/public/verificationCode',
  scope: 'project',
  access: ['anyone'],
  limit: 'credential',
  encoding: 'form',
  forClients:
    'For forms of several steps that ask for the code first. Screens send a code with the deed that it is for.',
});
