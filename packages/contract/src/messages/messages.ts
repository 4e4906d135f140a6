import { route } from '../wire/route.ts';
import type * as schemas from './messages.schemas.ts';

/** A stream of server-sent events: `news` whenever there is something new for the caller, not what it is. */
export const newsPath = '/v1/org/message/news';

export const recordList = route<schemas.RecordList>({
  name: 'recordList',
  summary: 'The messages between the caller and the admissions office, the newest first',
  method: 'GET',
  path: '/v1/org/message/recordList',
  scope: 'project',
  access: ['applicant'],
  limit: 'read',
  opensFiles: true,
});

// Our additions: the specification has no calls for writing and for read marks.
const change = { method: 'POST', scope: 'project', access: ['applicant'], limit: 'write', encoding: 'form' } as const;

export const sendMessage = route<schemas.SendMessage>({
  ...change,
  name: 'sendMessage',
  summary: 'Writes to the admissions office',
  path: '/v1/org/message/send',
});

export const readMessages = route<schemas.ReadMessages>({
  ...change,
  name: 'readMessages',
  summary: 'Marks everything up to a message as read, and tells how many are unread still',
  path: '/v1/org/message/read',
});

export const uploadForMessage = route<schemas.UploadForMessage>({
  ...change,
  name: 'uploadForMessage',
  summary: 'Brings a file for a message that is sent afterwards; the file stands last in the body',
  path: '/v1/org/message/upload',
  limit: 'upload',
  encoding: 'multipart',
  opensFiles: true,
});
