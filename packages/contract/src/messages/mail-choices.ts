import { route } from '../wire/route.ts';
import type * as schemas from './mail-choices.schemas.ts';

// Our additions: the specification has no calls for what is mailed.
export const mailChoices = route<schemas.MailChoices>({
  name: 'mailChoices',
  summary: 'What the caller is told by mail',
  method: 'GET',
  path: '/v1/org/message/mails',
  scope: 'project',
  access: ['applicant'],
  limit: 'read',
});

export const chooseMails = route<schemas.ChooseMails>({
  name: 'chooseMails',
  summary: 'Chooses what the caller is told by mail',
  method: 'POST',
  path: '/v1/org/message/mails/choose',
  scope: 'project',
  access: ['applicant'],
  limit: 'write',
  encoding: 'form',
});

export const stopMails = route<schemas.StopMails>({
  name: 'stopMails',
  summary: 'Stops mails about answers by the link that stands in each of them, without signing in',
  method: 'POST',
  path: '/v1/org/message/mails/stop',
  scope: 'project',
  access: ['anyone'],
  limit: 'credential',
  encoding: 'form',
});
