import { pictureKinds, skinNames } from '@portico/contract/look-parts';
import { traits } from '@portico/contract/tenants.schemas';
import * as z from 'zod';
import type { Frozen } from './frozen.ts';
import { line } from './texts.schema.ts';

/** The largest picture, in bytes. */
export const largestPicture = 1_048_576;

export const mediaType = z.enum(['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp', 'image/x-icon']);

const picture = z.strictObject({
  mediaType,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  content: z.base64().max(Math.ceil(largestPicture / 3) * 4),
});
export type FilePicture = Frozen<z.output<typeof picture>>;

const blocks = z.array(z.int().min(1).max(20)).max(20);

const menuEntry = z.strictObject({
  part: z
    .int()
    .min(0)
    .max(100)
    .describe('0 home, 1 progress, 2 events, 3 news, 4 examination, 5 account, 6 application, 7 retest'),
  state: z.literal([0, 1, 2]).describe('0 hidden, 1 shown, 2 shown but not open yet'),
  shown: z.boolean(),
  open: z.boolean(),
  name: line,
});

/** What people see before they do anything. */
export const look = z.strictObject({
  title: line,
  seoTitle: line,
  skin: z.enum(skinNames),
  theme: z.int().min(1).max(7),
  colour: z
    .string()
    .regex(/^(?:#[0-9a-f]{6})?$/)
    .describe('Empty takes the theme’s'),
  softColour: z
    .string()
    .regex(/^(?:rgba\(\d{1,3}, \d{1,3}, \d{1,3}, (?:0|1|0?\.\d{1,3})\))?$/)
    .describe('Empty is computed from the colour'),
  traits: traits.strict(),
  headers: z.record(z.string().max(40), z.int().min(1).max(7)).describe('The header’s number by user type'),
  homeBlocks: blocks.describe('Blocks of the home page in order: 1 tasks, 2 letters, 3 batches, 4 links'),
  menus: z.strictObject({
    header: blocks.describe('Entries of the header in order'),
    home: z.array(menuEntry).max(50),
    footer: blocks.describe('Blocks of the footer in order: 1 contact, 2 links, 3 QR code'),
  }),
  contact: z.strictObject({ address: line, phone: z.string().max(100), email: z.string().max(254), hours: line }),
  icp: z.string().max(100),
  copyright: line,
  links: z
    .array(
      z.strictObject({
        label: line,
        url: z
          .string()
          .max(2_000)
          .regex(/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#\/|$)/),
      }),
    )
    .max(50),
  qrLabel: line,
  pictures: z.partialRecord(z.enum(pictureKinds), picture),
});
export type FileLook = Frozen<z.output<typeof look>>;
