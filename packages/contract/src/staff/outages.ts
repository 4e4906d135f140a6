import { route } from '../wire/route.ts';
import type * as schemas from './outages.schemas.ts';

const common = { scope: 'installation', access: ['staff'], may: 'calendar.change' } as const;

export const outageProposals = route<schemas.OutageProposals>({
  ...common,
  name: 'outageProposals',
  summary: 'Batches that could be extended because the installation was down before they ended',
  method: 'GET',
  path: '/staff/v1/projects/calendar/outages',
  limit: 'read',
});

export const approveOutage = route<schemas.ApproveOutage>({
  ...common,
  name: 'approveOutage',
  summary: 'Extends a batch for everybody after an outage, once for each; everybody concerned is told',
  method: 'POST',
  path: '/staff/v1/projects/calendar/outages/approve',
  limit: 'write',
  encoding: 'json',
});

export const dismissOutage = route<schemas.DismissOutage>({
  ...common,
  name: 'dismissOutage',
  summary: 'Decides that a batch is not extended for these outages; they are not proposed again',
  method: 'POST',
  path: '/staff/v1/projects/calendar/outages/dismiss',
  limit: 'write',
  encoding: 'json',
});
