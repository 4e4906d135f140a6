import * as routes from '@portico/contract/look';
import * as schemas from '@portico/contract/look.schemas';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { discardLook } from './discard-look.ts';
import { addPictureRoute } from './pictures/add-picture.ts';
import { publishLook, rollBackLook } from './publish-look.ts';
import { readEditions, readLook } from './read-look.ts';
import { saveLook } from './save-look.ts';

export const lookRoutes: readonly BoundRoute[] = [
  handle.staff(routes.readLook, schemas.readLook, readLook),
  handle.staff(routes.saveLook, schemas.saveLook, saveLook),
  addPictureRoute,
  handle.staff(routes.discardLook, schemas.discardLook, discardLook),
  handle.staff(routes.publishLook, schemas.publishLook, publishLook),
  handle.staff(routes.rollBackLook, schemas.rollBackLook, rollBackLook),
  handle.staff(routes.lookEditions, schemas.lookEditions, readEditions),
];
