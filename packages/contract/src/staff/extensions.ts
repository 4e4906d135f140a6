import { route } from '../wire/route.ts';
import type * as schemas from './extensions.schemas.ts';

const common = { scope: 'installation', access: ['staff'], may: 'calendar.change' } as const;
const question = { ...common, method: 'GET', limit: 'read' } as const;
const change = { ...common, method: 'POST', limit: 'write', encoding: 'json' } as const;

export const listExtensions = route<schemas.ListExtensions>({
  ...question,
  name: 'listExtensions',
  summary: 'Who has or had a later deadline for a batch, since when and why',
  path: '/staff/v1/projects/calendar/extensions',
});

export const findApplicants = route<schemas.FindApplicants>({
  ...question,
  name: 'findApplicants',
  summary: 'Finds applicants by name, address or number, to give one of them a later deadline',
  path: '/staff/v1/projects/calendar/applicants',
});

export const giveExtension = route<schemas.GiveExtension>({
  ...change,
  name: 'giveExtension',
  summary: 'Gives one applicant a later deadline for a batch, or moves it; they are told by mail',
  path: '/staff/v1/projects/calendar/extend',
});

export const withdrawExtension = route<schemas.WithdrawExtension>({
  ...change,
  name: 'withdrawExtension',
  summary: 'Withdraws the later deadline of one applicant from now on; they are told by mail',
  path: '/staff/v1/projects/calendar/extend/withdraw',
});
