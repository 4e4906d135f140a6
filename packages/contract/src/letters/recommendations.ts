import type * as schemas from './recommendations.schemas.ts';
import { route } from '../wire/route.ts';

export const recommendLogin = route<schemas.RecommendLogin>({
  name: 'recommendLogin',
  summary: 'Lets a recommender in: by the link of the mail, or by address and code',
  method: 'POST',
  path: '/v1/enroll/recommend/login',
  scope: 'project',
  access: ['anyone'],
  limit: 'credential',
  encoding: 'form',
});

// Our addition, like the list, saving, declining and carrying over: the specification has no call for them.
export const recommendLogout = route<schemas.RecommendLogout>({
  name: 'recommendLogout',
  summary: 'Ends a recommender’s session',
  method: 'POST',
  path: '/v1/enroll/recommend/logout',
  scope: 'installation',
  access: ['recommender'],
  limit: 'write',
  encoding: 'form',
});

export const recommendList = route<schemas.RecommendList>({
  name: 'recommendList',
  summary: 'Every request to the recommender, in all projects',
  method: 'GET',
  path: '/v1/enroll/recommend/list',
  scope: 'installation',
  access: ['recommender'],
  limit: 'read',
});

export const recommendFiled = route<schemas.RecommendFiled>({
  name: 'recommendFiled',
  summary: 'The fields of the letter and what is saved for them',
  method: 'GET',
  path: '/v1/enroll/recommend/filed',
  scope: 'project',
  access: ['recommender'],
  uidNames: 'recommendation',
  limit: 'read',
  opensFiles: true,
});

export const saveLetter = route<schemas.SaveLetter>({
  name: 'saveLetter',
  summary: 'Saves the changed fields of one module of the letter',
  method: 'POST',
  path: '/v1/enroll/recommend/basic',
  scope: 'project',
  access: ['recommender'],
  uidNames: 'recommendation',
  limit: 'write',
  encoding: 'form',
});

export const submitLetter = route<schemas.SubmitLetter>({
  name: 'submitLetter',
  summary: 'Hands the letter in',
  method: 'POST',
  path: '/v1/enroll/recommend/submit',
  scope: 'project',
  access: ['recommender'],
  uidNames: 'recommendation',
  limit: 'write',
  encoding: 'form',
});

export const declineLetter = route<schemas.DeclineLetter>({
  name: 'declineLetter',
  summary: 'Tells that no letter will be written, or takes that back',
  method: 'POST',
  path: '/v1/enroll/recommend/decline',
  scope: 'project',
  access: ['recommender'],
  uidNames: 'recommendation',
  limit: 'write',
  encoding: 'form',
});

export const carryLetter = route<schemas.CarryLetter>({
  name: 'carryLetter',
  summary: 'Begins a letter from one that was written for another programme',
  method: 'POST',
  path: '/v1/enroll/recommend/carry',
  scope: 'project',
  access: ['recommender'],
  uidNames: 'recommendation',
  limit: 'write',
  encoding: 'form',
});

export const applicantInfo = route<schemas.ApplicantInfo>({
  name: 'applicantInfo',
  summary: 'Whom the letter is about, and what is known of its writer',
  method: 'GET',
  path: '/v1/recommend/applicantInfo',
  scope: 'project',
  access: ['recommender'],
  uidNames: 'recommendation',
  limit: 'read',
});

export const saveParticulars = route<schemas.SaveParticulars>({
  name: 'saveParticulars',
  summary: 'Puts right what is known of the writer',
  method: 'POST',
  path: '/v1/recommend/applicantInfo',
  scope: 'project',
  access: ['recommender'],
  uidNames: 'recommendation',
  limit: 'write',
  encoding: 'form',
});
