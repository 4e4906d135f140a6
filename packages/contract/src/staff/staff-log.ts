import { route } from '../wire/route.ts';
import type * as schemas from './staff-log.schemas.ts';

/** The log as a CSV file; takes the filter of `staffLog`. */
export const logExportPath = '/staff/v1/log/export';

export const staffLog = route<schemas.StaffLog>({
  name: 'staffLog',
  summary: 'What staff did, newest first, page by page',
  method: 'GET',
  path: '/staff/v1/log',
  scope: 'installation',
  access: ['staff'],
  may: 'log.read',
  limit: 'read',
});

export const logPeople = route<schemas.LogPeople>({
  name: 'logPeople',
  summary: 'Whom the lines of the log name, by name; also those who work here no more',
  method: 'GET',
  path: '/staff/v1/log/people',
  scope: 'installation',
  access: ['staff'],
  may: 'log.read',
  limit: 'read',
});

export const logChains = route<schemas.LogChains>({
  name: 'logChains',
  summary: 'The chains of the log that may be verified, each with its last hash',
  method: 'GET',
  path: '/staff/v1/log/chains',
  scope: 'installation',
  access: ['staff'],
  may: 'log.verify',
  limit: 'read',
});

export const verifyLog = route<schemas.VerifyLog>({
  name: 'verifyLog',
  summary: 'Compares the lines of a chain with their hashes, in parts; says where it is broken',
  method: 'POST',
  path: '/staff/v1/log/verify',
  scope: 'installation',
  access: ['staff'],
  may: 'log.verify',
  limit: 'write',
  encoding: 'json',
});
