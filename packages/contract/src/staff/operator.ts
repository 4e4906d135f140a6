import { route } from '../wire/route.ts';
import type * as schemas from './operator.schemas.ts';

// Our additions, all of them: the specification says nothing about running an installation.
export const recentErrors = route<schemas.RecentErrors>({
  name: 'recentErrors',
  summary: 'Unexpected errors of the last days, newest first, or the one with a reference',
  method: 'GET',
  path: '/staff/v1/operator/errors',
  scope: 'installation',
  access: ['staff'],
  may: 'operator.read',
  limit: 'read',
});

export const operation = route<schemas.Operation>({
  name: 'operation',
  summary:
    'How the installation is running: server, database, storage, messages, jobs, keys, back-up, figures of the last hour',
  method: 'GET',
  path: '/staff/v1/operator',
  scope: 'installation',
  access: ['staff'],
  may: 'operator.read',
  limit: 'read',
});

export const troubledJobs = route<schemas.TroubledJobs>({
  name: 'troubledJobs',
  summary: 'Background jobs that failed, those that were given up first',
  method: 'GET',
  path: '/staff/v1/operator/jobs',
  scope: 'installation',
  access: ['staff'],
  may: 'operator.read',
  limit: 'read',
});

export const retryJob = route<schemas.RetryJob>({
  name: 'retryJob',
  summary: 'Lets a job that failed run again at once',
  method: 'POST',
  path: '/staff/v1/operator/jobs/retry',
  scope: 'installation',
  access: ['staff'],
  may: 'operator.act',
  limit: 'write',
  encoding: 'json',
});

export const sendTestMessage = route<schemas.SendTestMessage>({
  name: 'sendTestMessage',
  summary: 'Sends a test mail or a test SMS at once, and tells what became of it',
  method: 'POST',
  path: '/staff/v1/operator/test-message',
  scope: 'installation',
  access: ['staff'],
  may: 'operator.act',
  limit: 'write',
  encoding: 'json',
});
