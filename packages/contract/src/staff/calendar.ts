import { route } from '../wire/route.ts';
import type * as schemas from './calendar.schemas.ts';

const common = { scope: 'installation', access: ['staff'], may: 'calendar.change' } as const;
const change = { ...common, method: 'POST', limit: 'write', encoding: 'json' } as const;

export const projectCalendar = route<schemas.ProjectCalendar>({
  ...common,
  name: 'projectCalendar',
  summary: 'The batches of a project with everything that staff settle about them',
  method: 'GET',
  path: '/staff/v1/projects/calendar',
  limit: 'read',
});

export const saveBatch = route<schemas.SaveBatch>({
  ...change,
  name: 'saveBatch',
  summary: 'Adds a batch or changes it; one that would close on people who write tells their number first',
  path: '/staff/v1/projects/calendar/save',
});

export const orderBatches = route<schemas.OrderBatches>({
  ...change,
  name: 'orderBatches',
  summary: 'Puts the batches of a project in order',
  path: '/staff/v1/projects/calendar/order',
});

export const removeBatch = route<schemas.RemoveBatch>({
  ...change,
  name: 'removeBatch',
  summary: 'Removes a batch that nobody has chosen',
  path: '/staff/v1/projects/calendar/remove',
});
