import { route } from '../wire/route.ts';
import type * as schemas from './staff-messages.schemas.ts';

/** Where staff open the files of messages, followed by the uid. */
export const messageFilePath = '/staff/v1/messages/file';

/** The same for staff, about a project. */
export const staffNewsPath = '/staff/v1/messages/news';

const read = { scope: 'installation', access: ['staff'], may: 'messages.read', method: 'GET', limit: 'read' } as const;
const change = { ...read, may: 'messages.answer', method: 'POST', limit: 'write', encoding: 'json' } as const;

export const listThreads = route<schemas.ListThreads>({
  ...read,
  name: 'listThreads',
  summary: 'Whom the applicants of a project write with, list by list',
  path: '/staff/v1/messages',
});

export const readThread = route<schemas.ReadThread>({
  ...read,
  name: 'readThread',
  summary: 'The messages of one applicant, the newest first',
  path: '/staff/v1/messages/thread',
});

export const markThread = route<schemas.MarkThread>({
  ...change,
  name: 'markThread',
  summary: 'Tells the applicant that the admissions office has seen everything up to a message',
  path: '/staff/v1/messages/mark',
});

export const answerThread = route<schemas.AnswerThread>({
  ...change,
  name: 'answerThread',
  summary: 'Writes to an applicant; refused if somebody has written meanwhile',
  path: '/staff/v1/messages/answer',
});

export const draftAnswer = route<schemas.DraftAnswer>({
  ...change,
  name: 'draftAnswer',
  summary: 'Keeps what the caller is writing, and shows colleagues that they are; an empty text discards it',
  path: '/staff/v1/messages/draft',
});

export const assignThread = route<schemas.AssignThread>({
  ...change,
  name: 'assignThread',
  summary: 'Says who answers an applicant; nobody in particular with null',
  path: '/staff/v1/messages/assign',
});

export const settleThread = route<schemas.SettleThread>({
  ...change,
  name: 'settleThread',
  summary: 'Says that what an applicant wrote needs no answer',
  path: '/staff/v1/messages/settle',
});

export const uploadForAnswer = route<schemas.UploadForAnswer>({
  ...change,
  name: 'uploadForAnswer',
  summary: 'Brings a file for an answer; the file stands last in the body',
  path: '/staff/v1/messages/upload',
  limit: 'upload',
  encoding: 'multipart',
});
