import { route } from '../wire/route.ts';
import type * as schemas from './look.schemas.ts';

const ofStaff = { scope: 'installation', access: ['staff'] } as const;
const change = { ...ofStaff, method: 'POST', limit: 'write', encoding: 'json' } as const;

export const readLook = route<schemas.ReadLook>({
  ...ofStaff,
  name: 'readLook',
  summary: 'The look of a project: what is live, and the draft',
  method: 'GET',
  path: '/staff/v1/look',
  may: 'look.edit',
  limit: 'read',
});

export const saveLook = route<schemas.SaveLook>({
  ...change,
  name: 'saveLook',
  summary: 'Changes fields of the draft; refused where somebody else has changed the same ones',
  path: '/staff/v1/look/save',
  may: 'look.edit',
});

/** Where a picture of a draft or an edition is fetched: `?project=<id>&digest=<digest>`. */
export const lookPicturePath = '/staff/v1/look/picture';

export const addLookPicture = route<schemas.AddLookPicture>({
  ...ofStaff,
  name: 'addLookPicture',
  summary: 'Stores a picture for the draft; nobody else sees it before a look with it is published',
  method: 'POST',
  path: '/staff/v1/look/picture/add',
  may: 'look.edit',
  limit: 'upload',
  encoding: 'multipart',
});

export const discardLook = route<schemas.DiscardLook>({
  ...change,
  name: 'discardLook',
  summary: 'Gives up the draft',
  path: '/staff/v1/look/discard',
  may: 'look.edit',
});

export const publishLook = route<schemas.PublishLook>({
  ...change,
  name: 'publishLook',
  summary: 'Makes the draft what everybody sees, as an edition of its own',
  path: '/staff/v1/look/publish',
  may: 'look.publish',
});

export const rollBackLook = route<schemas.RollBackLook>({
  ...change,
  name: 'rollBackLook',
  summary: 'Brings an earlier edition back, as an edition of its own; the draft stays',
  path: '/staff/v1/look/roll_back',
  may: 'look.publish',
});

export const lookEditions = route<schemas.LookEditions>({
  ...ofStaff,
  name: 'lookEditions',
  summary: 'What was published when and by whom, the newest first',
  method: 'GET',
  path: '/staff/v1/look/editions',
  may: 'look.edit',
  limit: 'read',
});
