import { route } from '../wire/route.ts';
import type * as schemas from './colleagues.schemas.ts';

export const listColleagues = route<schemas.ListColleagues>({
  name: 'listColleagues',
  summary: 'Staff with their roles, at places where the reader may see who works there',
  method: 'GET',
  path: '/staff/v1/colleagues',
  scope: 'installation',
  access: ['staff'],
  may: 'staff.read',
  limit: 'read',
});

export const staffPlaces = route<schemas.StaffPlaces>({
  name: 'staffPlaces',
  summary: 'Where roles are held, and which ones the reader may give there',
  method: 'GET',
  path: '/staff/v1/colleagues/places',
  scope: 'installation',
  access: ['staff'],
  may: 'staff.read',
  limit: 'read',
});

export const giveRole = route<schemas.GiveRole>({
  name: 'giveRole',
  summary: 'Gives a colleague a role at one more place; nobody gives what they do not have there',
  method: 'POST',
  path: '/staff/v1/colleagues/roles/give',
  scope: 'installation',
  access: ['staff'],
  may: 'staff.manage',
  limit: 'write',
  encoding: 'json',
});

export const changeRole = route<schemas.ChangeRole>({
  name: 'changeRole',
  summary: 'Makes a role at a place another one; what was open by it is closed',
  method: 'POST',
  path: '/staff/v1/colleagues/roles/change',
  scope: 'installation',
  access: ['staff'],
  may: 'staff.manage',
  limit: 'write',
  encoding: 'json',
});

export const removeRole = route<schemas.RemoveRole>({
  name: 'removeRole',
  summary: 'Takes a role away; whoever has none left is signed out everywhere',
  method: 'POST',
  path: '/staff/v1/colleagues/roles/remove',
  scope: 'installation',
  access: ['staff'],
  may: 'staff.manage',
  limit: 'write',
  encoding: 'json',
});
