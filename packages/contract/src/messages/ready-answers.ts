import { route } from '../wire/route.ts';
import type * as schemas from './ready-answers.schemas.ts';

/** Of one project. */
export const mostReadyAnswers = 200;

const read = {
  scope: 'installation',
  access: ['staff'],
  may: 'messages.answer',
  method: 'GET',
  limit: 'read',
} as const;
const change = { ...read, method: 'POST', limit: 'write', encoding: 'json' } as const;

export const listReadyAnswers = route<schemas.ListReadyAnswers>({
  ...read,
  name: 'listReadyAnswers',
  summary: 'Answers that staff of a project have ready, by name',
  path: '/staff/v1/messages/ready',
});

export const saveReadyAnswer = route<schemas.SaveReadyAnswer>({
  ...change,
  name: 'saveReadyAnswer',
  summary: 'Adds an answer to those that are ready, or changes it; refused if somebody else has changed it',
  path: '/staff/v1/messages/ready/save',
});

export const removeReadyAnswer = route<schemas.RemoveReadyAnswer>({
  ...change,
  name: 'removeReadyAnswer',
  summary: 'Removes one of the answers that are ready; what was sent stays',
  path: '/staff/v1/messages/ready/remove',
});
