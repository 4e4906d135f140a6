import type * as schemas from './applications.schemas.ts';
import { route } from '../wire/route.ts';

export const applyMenu = route<schemas.ApplyMenu>({
  name: 'applyMenu',
  summary: 'The modules of the form and how far each has come',
  method: 'GET',
  path: '/v1/enroll/apply/menu',
  scope: 'project',
  access: ['applicant'],
  limit: 'read',
});

export const applyFiled = route<schemas.ApplyFiled>({
  name: 'applyFiled',
  summary: 'One module: its fields and what is saved for them',
  method: 'GET',
  path: '/v1/enroll/apply/filed',
  scope: 'project',
  access: ['applicant'],
  limit: 'read',
  opensFiles: true,
});

export const saveBasic = route<schemas.SaveBasic>({
  name: 'saveBasic',
  summary: 'Saves the changed fields of one module',
  method: 'POST',
  path: '/v1/enroll/apply/basic',
  scope: 'project',
  access: ['applicant'],
  admitsStaff: true,
  limit: 'write',
  encoding: 'form',
});

// Our addition: the specification has no call for left-over answers.
export const dismissLeftOver = route<schemas.DismissLeftOver>({
  name: 'dismissLeftOver',
  summary: 'Puts away an answer that the newest form has no place for',
  method: 'POST',
  path: '/v1/enroll/apply/leftOver',
  scope: 'project',
  access: ['applicant'],
  uidNames: 'leftOver',
  limit: 'write',
  encoding: 'form',
});
