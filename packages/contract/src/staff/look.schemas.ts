import * as z from 'zod';
import { id, language, type TypedBy } from '../wire/schema.ts';
import {
  footerBlocks,
  headerItems,
  headerTypes,
  homeBlocks,
  lookProblems,
  pictureKinds,
  sideItems,
  sideStates,
  skinNames,
} from './look-parts.ts';

const words = (most: number) =>
  z.object({ sc: z.string().max(most), tc: z.string().max(most), en: z.string().max(most) });

const picked = (numbers: Readonly<Record<string, number>>) =>
  z
    .array(z.literal(Object.values(numbers)))
    .refine((list) => new Set(list).size === list.length)
    .describe('Each at most once, in the order in which they show');

// A half-typed address may be kept in a draft. One of another scheme, such as a script, never is: the preview shows drafts.
const address = z
  .string()
  .max(500)
  .regex(/^(?!\s*[a-z][a-z0-9+.-]*:)|^(?:https?|mailto):/i);

const digest = z.string().regex(/^[0-9a-f]{1,64}$/);

/** All that a project shows of itself, whatever its form and its calendar. */
export const look = z.object({
  skin: z.enum(skinNames),
  theme: z.int().min(1).max(7),
  colour: z
    .string()
    .regex(/^(#[0-9a-f]{6})?$/)
    .describe('Empty for the colour of the theme'),
  softColour: z
    .string()
    .regex(/^(rgba\(\d{1,3}, \d{1,3}, \d{1,3}, (0|1|0?\.\d{1,3})\))?$/)
    .describe('The soft background; empty for the colour itself at a fifth'),
  title: words(200),
  seoTitle: words(200),
  contact: z.object({
    address: words(500),
    phone: z.string().max(60),
    email: z.string().max(254),
    hours: words(300),
  }),
  icp: z.string().max(100),
  copyright: words(300),
  links: z.array(z.object({ label: words(100), url: address })).max(20),
  qrLabel: words(100),
  headerMenu: picked(headerItems),
  sideMenu: z
    .array(z.object({ item: z.literal(Object.values(sideItems)), state: z.enum(sideStates), name: words(60) }))
    .refine((list) => new Set(list.map(({ item }) => item)).size === list.length)
    .describe('An entry without a name has the usual one'),
  footer: picked(footerBlocks),
  homeBlocks: picked(homeBlocks),
  headers: z.record(z.enum(headerTypes), z.int().min(0).max(7)),
  traits: z.object({
    choiceWord: z.enum(['batch', 'track']),
    previewMenuSpan: z.union([z.literal(4), z.literal(6)]),
    letterSteps: z.boolean(),
    showNoFileText: z.boolean(),
    phoneCountry: z.string().regex(/^([A-Z]{2})?$/),
    policyBeforeSignature: z.boolean(),
  }),
  pictures: z.record(z.enum(pictureKinds), digest.nullable()),
});
export type Look = z.output<typeof look>;

const inProject = z.object({ project: id });
const revision = z.int().min(0).describe('As it was read: a publication is of what somebody has seen');
const moment = z.iso.datetime();
const note = z.string().trim().max(500);
const fieldNames = z.array(z.string()).describe('As in `fieldsOf`: `skin`, `title.sc`, `contact.phone`');

/** A look as one person works on it. */
const draft = z.object({
  revision,
  look: look.describe('What is live, with the changes of the draft'),
  live: look,
  changed: z
    .object({ at: moment, by: z.string() })
    .nullable()
    .describe('Who changed the draft last; null if there is none'),
});
export type LookDraft = z.output<typeof draft>;

export const readLook = {
  input: inProject,
  output: draft.extend({
    languages: z.array(language),
    themeColours: z.array(z.string()).describe('The primary colour of each theme'),
    problems: z.array(z.object({ field: z.string(), problem: z.enum(lookProblems) })),
  }),
};
export type ReadLook = TypedBy<typeof readLook>;

export const saveLook = {
  input: inProject.extend({
    changes: z
      .record(z.string().max(60), z.object({ from: z.unknown(), to: z.unknown() }))
      .refine((changes) => Object.keys(changes).length <= 100)
      .describe('Field by field: what it was when one began to type, and what it is now'),
  }),
  output: draft.extend({ problems: readLook.output.shape.problems }),
};
export type SaveLook = TypedBy<typeof saveLook>;

export const addLookPicture = {
  input: inProject.extend({ file: z.instanceof(Blob).describe('PNG, JPEG, WebP, ICO or SVG, last; at most 1 MB') }),
  output: z.object({ digest }),
};
export type AddLookPicture = TypedBy<typeof addLookPicture>;

/** What a refusal says where somebody else has changed the same fields: nothing was saved. */
const lookConflict = draft.extend({ fields: fieldNames });
export type LookConflict = z.output<typeof lookConflict>;

export const discardLook = { input: inProject.extend({ revision }), output: z.null() };
export type DiscardLook = TypedBy<typeof discardLook>;

export const publishLook = {
  input: inProject.extend({ revision, note }),
  output: z.object({ edition: z.int() }),
};
export type PublishLook = TypedBy<typeof publishLook>;

export const rollBackLook = {
  input: inProject.extend({ revision, edition: z.int().min(1).max(1_000_000), note }),
  output: z.object({ edition: z.int() }),
};
export type RollBackLook = TypedBy<typeof rollBackLook>;

export const lookEditions = {
  input: inProject.extend({ after: z.coerce.number().int().positive().optional() }),
  output: z.object({
    list: z.array(
      z.object({
        number: z.int(),
        at: moment,
        by: z.string().describe('Empty for what was live before anything was published here'),
        note: z.string(),
        restores: z.int().nullable().describe('The edition that it brought back'),
        fields: fieldNames.describe('What it changed'),
        differs: fieldNames.describe('What bringing it back would change now'),
      }),
    ),
    next: z.int().nullable(),
  }),
};
export type LookEditions = TypedBy<typeof lookEditions>;
