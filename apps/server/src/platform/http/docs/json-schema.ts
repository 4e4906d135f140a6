import * as z from 'zod';

export type Json = Readonly<Record<string, unknown>>;

/** A schema in OpenAPI's format; components are referred to by name. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: written }) => {
      const { component, description } = written;
      if (typeof component !== 'string') return;
      for (const key of Object.keys(written)) delete written[key];
      Object.assign(written, { $ref: `#/components/schemas/${component}` }, description && { description });
    },
  });
  return rest;
}
