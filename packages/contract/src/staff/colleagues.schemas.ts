import * as z from 'zod';
import { epochSeconds, id, localText, noInput, slug, type TypedBy } from '../wire/schema.ts';
import { staffLevels, staffRoles } from './staff-abilities.ts';

export const role = z.enum(staffRoles);

export const place = z.object({
  level: z.enum(staffLevels),
  organisation: z.object({ id, name: localText }).nullable().describe('Null at the installation'),
  project: z.object({ id, domain: slug, title: localText }).nullable().describe('Null at a whole organisation'),
});

const heldRole = place.extend({
  role_id: id,
  role,
  given_at: epochSeconds,
  may_become: z.array(role).describe('What the reader may change it to; empty where they may not'),
  may_remove: z.boolean(),
});

const colleague = z.object({
  staff_id: id,
  name: z.string(),
  account: z.string(),
  email: z.string().nullable().describe('Null for accounts from before staff had one'),
  is_you: z.boolean(),
  may_reset_factors: z.boolean().describe('They have a second factor, and the reader may take it away'),
  roles: z.array(heldRole).describe('Those at places where the reader may see who works there'),
});

export const listColleagues = {
  input: z.object({
    query: z.string().trim().max(100).optional().describe('A part of the name, the account or the mail address'),
    role: role.optional(),
    organisation: id.optional().describe('Who has a role that reaches all of it'),
    project: id.optional().describe('Who has a role that reaches it'),
    after: z.string().max(400).optional().describe('As the page before gave it in `next`'),
    limit: z.coerce.number().int().min(1).max(100).optional().describe('30 where it is missing'),
  }),
  output: z.object({ list: z.array(colleague), next: z.string().nullable().describe('Opaque; null on the last page') }),
};
export type ListColleagues = TypedBy<typeof listColleagues>;

export const staffPlaces = {
  input: noInput,
  output: z.object({
    list: z
      .array(place.extend({ roles: z.array(role).describe('Those that the reader may give there') }))
      .describe(
        'The installation, then each organisation with its projects, as far as the reader sees who works there',
      ),
  }),
};
export type StaffPlaces = TypedBy<typeof staffPlaces>;

/** A place as a request names it. */
export const namedPlace = {
  organisation: id.nullable().describe('Null for the installation'),
  project: id.nullable().describe('Null for a whole organisation'),
};

export const giveRole = { input: z.object({ staff: id, role, ...namedPlace }), output: z.null() };
export type GiveRole = TypedBy<typeof giveRole>;

const oneRole = z.object({
  role_id: id,
  was: role.describe('As the screen showed it; where it is another one by now, nothing happens'),
});

export const changeRole = { input: oneRole.extend({ role }), output: z.null() };
export type ChangeRole = TypedBy<typeof changeRole>;

export const removeRole = { input: oneRole, output: z.null() };
export type RemoveRole = TypedBy<typeof removeRole>;
