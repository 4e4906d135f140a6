import * as z from 'zod';
import { id } from '../wire/schema.ts';
import { staffAbilities, staffLevels, staffRoles } from './staff-abilities.ts';

/** Who is signed in to the console, with what they may do. */
export const staffMember = z.object({
  staff_id: id,
  name: z.string(),
  account: z.string(),
  time_zone: z.string().nullable().describe('In which they read moments; null for that of their browser'),
  owes_factor: z.boolean().describe('They must add a second factor first, and may do nothing else until then'),
  abilities: z.array(z.enum(staffAbilities)).describe('What they may do somewhere; screens ask for these'),
  roles: z
    .array(
      z.object({
        role: z.enum(staffRoles),
        level: z.enum(staffLevels),
        organisation: id.nullable().describe('Null at the installation'),
        project: id.nullable().describe('Null where the role is of the whole organisation'),
        abilities: z.array(z.enum(staffAbilities)).describe('What they may do at this place and below it'),
      }),
    )
    .describe('Where they work, in the order in which the roles were given'),
});
