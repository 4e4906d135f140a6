import * as routes from '@portico/contract/operator';
import * as schemas from '@portico/contract/operator.schemas';
import { handle } from '../../platform/wire/handle.ts';
import { listRecentErrors } from './errors/list-recent-errors.ts';

export const operatorRoutes = [handle.staff(routes.recentErrors, schemas.recentErrors, listRecentErrors)];
