import { route } from '../wire/route.ts';
import type * as schemas from './form-schedule.schemas.ts';

const ofStaff = { scope: 'installation', access: ['staff'] } as const;
const change = { ...ofStaff, method: 'POST', limit: 'write', encoding: 'json', may: 'forms.publish' } as const;

export const formSchedule = route<schemas.FormSchedule>({
  ...ofStaff,
  name: 'formSchedule',
  summary: 'What is to be published at a time, and what became of the last that was',
  path: '/staff/v1/form/schedule',
  method: 'GET',
  limit: 'read',
  may: 'forms.edit',
});

export const scheduleForm = route<schemas.ScheduleForm>({
  ...change,
  name: 'scheduleForm',
  summary: 'Publishes the draft as it is now at a time',
  path: '/staff/v1/form/schedule',
});

export const cancelFormSchedule = route<schemas.CancelFormSchedule>({
  ...change,
  name: 'cancelFormSchedule',
  summary: 'Cancels what is to be published, or takes that back',
  path: '/staff/v1/form/schedule/cancel',
});
