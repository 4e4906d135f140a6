import * as routes from '@portico/contract/calendar';
import * as schemas from '@portico/contract/calendar.schemas';
import * as extending from '@portico/contract/extensions';
import * as extensions from '@portico/contract/extensions.schemas';
import * as outages from '@portico/contract/outages';
import * as outageSchemas from '@portico/contract/outages.schemas';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { giveExtension, withdrawExtension } from './extensions/change-extension.ts';
import { findApplicants, readExtensions } from './extensions/read-extensions.ts';
import { approveOutage } from './outages/approve-outage.ts';
import { dismissOutage } from './outages/dismiss-outage.ts';
import { readProposals } from './outages/proposals.ts';
import { orderBatches } from './order-batches.ts';
import { readCalendar } from './read-calendar.ts';
import { removeBatch } from './remove-batch.ts';
import { saveBatch } from './save-batch.ts';

export const calendarRoutes: readonly BoundRoute[] = [
  handle.staff(routes.projectCalendar, schemas.projectCalendar, readCalendar),
  handle.staff(routes.saveBatch, schemas.saveBatch, saveBatch),
  handle.staff(routes.orderBatches, schemas.orderBatches, orderBatches),
  handle.staff(routes.removeBatch, schemas.removeBatch, removeBatch),
  handle.staff(extending.listExtensions, extensions.listExtensions, readExtensions),
  handle.staff(extending.findApplicants, extensions.findApplicants, findApplicants),
  handle.staff(extending.giveExtension, extensions.giveExtension, giveExtension),
  handle.staff(extending.withdrawExtension, extensions.withdrawExtension, withdrawExtension),
  handle.staff(outages.outageProposals, outageSchemas.outageProposals, readProposals),
  handle.staff(outages.approveOutage, outageSchemas.approveOutage, approveOutage),
  handle.staff(outages.dismissOutage, outageSchemas.dismissOutage, dismissOutage),
];
