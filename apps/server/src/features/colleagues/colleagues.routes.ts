import * as routes from '@portico/contract/colleagues';
import * as schemas from '@portico/contract/colleagues.schemas';
import { handle } from '../../platform/wire/handle.ts';
import { invitationRoutes } from './invitations/invitations.routes.ts';
import { listColleagues } from './list-colleagues.ts';
import { listPlaces } from './places/list-places.ts';
import { changeRole } from './roles/change-role.ts';
import { giveRole } from './roles/give-role.ts';
import { removeRole } from './roles/remove-role.ts';

export const colleagueRoutes = [
  handle.staff(routes.listColleagues, schemas.listColleagues, listColleagues),
  handle.staff(routes.staffPlaces, schemas.staffPlaces, (_input, call) => listPlaces(call)),
  handle.staff(routes.giveRole, schemas.giveRole, giveRole),
  handle.staff(routes.changeRole, schemas.changeRole, changeRole),
  handle.staff(routes.removeRole, schemas.removeRole, removeRole),
  ...invitationRoutes,
];
