import * as routes from '@portico/contract/form-schedule';
import * as schemas from '@portico/contract/form-schedule.schemas';
import type { BoundRoute } from '../../../platform/wire/bound-route.ts';
import { handle } from '../../../platform/wire/handle.ts';
import { cancelFormSchedule, readFormSchedule, scheduleForm } from './schedule-form.ts';

export const formScheduleRoutes: readonly BoundRoute[] = [
  handle.staff(routes.formSchedule, schemas.formSchedule, readFormSchedule),
  handle.staff(routes.scheduleForm, schemas.scheduleForm, scheduleForm),
  handle.staff(routes.cancelFormSchedule, schemas.cancelFormSchedule, cancelFormSchedule),
];
