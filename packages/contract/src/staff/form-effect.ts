import { route } from '../wire/route.ts';
import type * as schemas from './form-effect.schemas.ts';

const ofStaff = { scope: 'installation', access: ['staff'] } as const;
const read = { ...ofStaff, method: 'GET', limit: 'read' } as const;

export const examineFormEffect = route<schemas.ExamineFormEffect>({
  ...ofStaff,
  name: 'examineFormEffect',
  summary: 'Begins to look at what publishing the draft would mean to everybody who has begun an application',
  path: '/staff/v1/form/effect',
  method: 'POST',
  limit: 'write',
  encoding: 'json',
  may: 'forms.edit',
});

export const formEffect = route<schemas.FormEffect>({
  ...read,
  name: 'formEffect',
  summary: 'How many the last examined draft would concern, and in which way',
  path: '/staff/v1/form/effect',
  may: 'forms.edit',
});

export const formEffectPeople = route<schemas.FormEffectPeople>({
  ...read,
  name: 'formEffectPeople',
  summary: 'Whom it would concern',
  path: '/staff/v1/form/effect/people',
  may: 'applications.drafts',
});

export const exportFormEffect = route<schemas.ExportFormEffect>({
  ...ofStaff,
  name: 'exportFormEffect',
  summary: 'Whom it would concern with their mail addresses, as a list to write to; the log says who took it',
  path: '/staff/v1/form/effect/export',
  method: 'POST',
  limit: 'write',
  encoding: 'json',
  may: 'applications.drafts',
});
