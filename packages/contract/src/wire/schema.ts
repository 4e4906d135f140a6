import * as z from 'zod';

/** The input and output schemas of one route. */
export interface Schemas {
  readonly input: z.ZodObject;
  readonly output: z.ZodType;
}

export interface TypedBy<S extends Schemas> {
  readonly input: z.output<S['input']>;
  readonly output: z.output<S['output']>;
}

export const noInput = z.object({});

export const slug = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,62})$/)
  .describe('The short name in the address /apply/<domain>/');

export const localText = z.object({ sc: z.string(), tc: z.string(), en: z.string() });

export const language = z.enum(['sc', 'tc', 'en']);

/** A 0/1 flag, the wire's boolean. */
export const flag = z.union([z.literal(0), z.literal(1)]);

/** Random 128-bit keys, the only ids that appear in a URL or a body. */
export const id = z.uuid();

export const epochSeconds = z.int().describe('Seconds since 1970, UTC');
