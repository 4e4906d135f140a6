import type * as schemas from './batches.schemas.ts';
import { route } from '../wire/route.ts';

export const batchInfo = route<schemas.BatchInfo>({
  name: 'batchInfo',
  summary: 'The batches of the project, and those one can apply to',
  method: 'GET',
  path: '/v1/enroll/batch/info',
  scope: 'project',
  access: ['applicant'],
  limit: 'read',
});

export const batchApplied = route<schemas.BatchApplied>({
  name: 'batchApplied',
  summary: 'The batch one has chosen',
  method: 'GET',
  path: '/v1/enroll/batch/applied',
  scope: 'project',
  access: ['applicant'],
  limit: 'read',
  forClients: 'For the chosen batch without the rest. Screens read it from the menu of the form.',
});

export const batchDetail = route<schemas.BatchDetail>({
  name: 'batchDetail',
  summary: 'One batch, and what choosing it would mean for the answers',
  method: 'GET',
  path: '/v1/enroll/batch/detail',
  scope: 'project',
  access: ['applicant'],
  limit: 'read',
});

export const batchAddress = route<schemas.BatchAddress>({
  name: 'batchAddress',
  summary: 'Where the interviews, examinations and consultations of batches take place',
  method: 'GET',
  path: '/v1/enroll/batch/address',
  scope: 'project',
  access: ['applicant'],
  limit: 'read',
});

export const batchTable = route<schemas.BatchTable>({
  name: 'batchTable',
  summary: 'The table of a batch: dates, fees, requirements',
  method: 'GET',
  path: '/v1/enroll/batch/tableInfo',
  scope: 'project',
  access: ['applicant'],
  limit: 'read',
});

export const chooseBatch = route<schemas.ChooseBatch>({
  name: 'chooseBatch',
  summary: 'Chooses an open batch, or another one before submitting',
  method: 'POST',
  path: '/v1/enroll/apply/batch',
  scope: 'project',
  access: ['applicant'],
  limit: 'write',
  encoding: 'form',
});
