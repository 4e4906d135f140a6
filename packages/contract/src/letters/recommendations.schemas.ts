import * as z from 'zod';
import { applyFiled, saveBasic } from '../applications/applications.schemas.ts';
import { code, email, tenant } from '../accounts/proofs.schemas.ts';
import { letterState } from './referees.schemas.ts';
import { epochSeconds, id, language, localText, type TypedBy } from '../wire/schema.ts';

const moment = epochSeconds.nullable();
const uid = id.describe('Of the request');
const words = z.string().trim().max(200);

export const recommendLogin = {
  input: tenant.extend({
    token: z.string().min(20).max(200).optional().describe('Of the link in the mail'),
    email: email.optional().describe('With a code that was sent there'),
    code: code.optional(),
  }),
  output: z.object({
    token: z.string().describe('Goes into the TOKEN header of the calls of recommenders, and of no others'),
    email: z.string(),
    name: z.string(),
    lang: language,
    reach: z.enum(['one', 'all']).describe('By link one request, by code every request to the address'),
    uid: id.or(z.literal('')).describe('The request that the link was for'),
  }),
};
export type RecommendLogin = TypedBy<typeof recommendLogin>;

export const recommendLogout = { input: z.object({}), output: z.null() };
export type RecommendLogout = TypedBy<typeof recommendLogout>;

export const letterRequest = z.object({
  uid,
  domain: z.string().describe('The slug of the project'),
  project_title: localText,
  org_name: localText,
  color: z.string(),
  applicant: z.string(),
  batch_title: localText.nullable(),
  letter_state: letterState,
  begun: z.boolean().describe('Something is written already'),
  letters_until: moment,
  open: z.boolean().describe('May be written now'),
  time_zone: z.string(),
  invited_at: epochSeconds,
  written_at: moment,
});
export type LetterRequest = z.output<typeof letterRequest>;

export const recommendList = {
  input: z.object({}),
  output: z.object({
    email: z.string(),
    reach: z.enum(['one', 'all']),
    list: z.array(letterRequest).describe('Over all projects of the installation; what waits comes first'),
    server_time: epochSeconds,
  }),
};
export type RecommendList = TypedBy<typeof recommendList>;

const module = applyFiled.output.pick({
  menuid: true,
  title: true,
  module: true,
  save_field: true,
  state: true,
  revision: true,
  form_version: true,
  outside: true,
  outside_save_field: true,
});

export const recommendFiled = {
  input: tenant.extend({ uid }),
  output: z.object({
    request: letterRequest,
    modules: z.array(module).describe('Those that recommenders fill in'),
    form_version: id,
    version: z.int(),
    today: z.string().describe('yyyy-mm-dd where the institution is'),
    carried_from: id.or(z.literal('')).describe('The request whose letter this one was begun from'),
    earlier: z
      .array(z.object({ uid: id, project_title: localText, applicant: z.string(), written_at: moment }))
      .describe('Letters of the same person that this one may be begun from'),
    server_time: epochSeconds,
  }),
};
export type RecommendFiled = TypedBy<typeof recommendFiled>;

export const saveLetter = { input: saveBasic.input.extend({ uid }), output: saveBasic.output };
export type SaveLetter = TypedBy<typeof saveLetter>;

export const submitLetter = {
  input: tenant.extend({
    uid,
    form_version: id,
    agreed: z.literal('1').describe('That this is the writer’s own assessment'),
  }),
  output: z.object({ written_at: epochSeconds, hash: z.string(), letter_state: letterState }),
};
export type SubmitLetter = TypedBy<typeof submitLetter>;

export const declineLetter = {
  input: tenant.extend({
    uid,
    reason: z.enum(['noTime', 'unknown', 'conflict', 'other']).optional(),
    words: z.string().trim().max(500).optional().describe('Goes to the applicant'),
    undo: z.literal('1').optional().describe('Takes the decline back, while nobody was asked in the place'),
  }),
  output: letterRequest,
};
export type DeclineLetter = TypedBy<typeof declineLetter>;

export const carryLetter = {
  input: tenant.extend({ uid, from: id.describe('Another request to the same address') }),
  output: recommendFiled.output,
};
export type CarryLetter = TypedBy<typeof carryLetter>;

const applicantFacts = z.object({
  applicant: z.object({
    name: z.string(),
    project_title: localText,
    org_name: localText,
    batch_title: localText.nullable(),
    items: z.array(z.object({ name: localText, value: z.string() })).describe('What the project lets recommenders see'),
    reads: z.boolean().describe('Whether the applicant will be able to read the letter'),
    waived: z.boolean().nullable().describe('What the applicant chose; null where there was nothing to choose'),
  }),
  recommender: z.object({
    name: z.string(),
    title: z.string(),
    institution: z.string(),
    phone: z.string(),
    email: z.string(),
    lang: language,
  }),
});

export const applicantInfo = { input: tenant.extend({ uid }), output: applicantFacts };
export type ApplicantInfo = TypedBy<typeof applicantInfo>;

// The specification mentions a POST without details: recommenders use it to correct what the applicant wrote about
// them.
export const saveParticulars = {
  input: tenant.extend({
    uid,
    name: words.min(1).optional(),
    title: words.optional(),
    institution: words.optional(),
    phone: words.optional(),
    lang: language.optional(),
  }),
  output: applicantFacts,
};
export type SaveParticulars = TypedBy<typeof saveParticulars>;
