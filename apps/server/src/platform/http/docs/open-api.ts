import type { Audience, LimitClass } from '@portico/contract/route';
import type { BoundRoute } from '../../wire/bound-route.ts';
import * as z from 'zod';

type Json = Readonly<Record<string, unknown>>;

const contentTypes = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  json: 'application/json',
} as const;

/** A call whose body or answer is bytes, with nothing for a schema to say. */
export interface StreamOperation {
  readonly name: string;
  readonly summary: string;
  readonly method: 'get' | 'post' | 'head' | 'patch' | 'delete';
  readonly path: `/${string}`;
  readonly access: readonly Audience[];
  readonly limit: LimitClass;
}

/** The OpenAPI document of every call, made from the contract and the few calls that are streams. */
export function openApiDocument(
  routes: readonly BoundRoute[],
  publicUrl: string,
  streams: readonly StreamOperation[] = [],
): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const bound of routes) {
    const operations = (paths[bound.route.path] ??= {});
    operations[bound.route.method.toLowerCase()] = operation(bound);
  }
  for (const stream of streams) (paths[stream.path] ??= {})[stream.method] = streamOperation(stream);
  return {
    openapi: '3.1.0',
    info: { title: 'Portico', version: '1', description: 'Every answer is an envelope { status, message, data }.' },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: {
        applicant: { type: 'apiKey', in: 'header', name: 'TOKEN' },
        recommender: { type: 'apiKey', in: 'header', name: 'TOKEN' },
        staff: { type: 'apiKey', in: 'cookie', name: 'portico_staff' },
      },
    },
    paths,
  };
}

function streamOperation({ name, summary, path, access, limit }: StreamOperation): Json {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
  return {
    operationId: name,
    summary,
    'x-access': access,
    'x-limit': limit,
    security: access.filter((audience) => audience !== 'anyone').map((audience) => ({ [audience]: [] })),
    parameters: named.map((parameter) => ({ name: parameter, in: 'path', required: true, schema: { type: 'string' } })),
    responses: { '2XX': { description: 'Done' } },
  };
}

function operation({ route, schemas }: BoundRoute): Json {
  const input = jsonSchema(schemas.input, 'input');
  const audiences = route.access.filter((audience) => audience !== 'anyone');
  return {
    operationId: route.name,
    summary: route.summary,
    'x-access': route.access,
    'x-limit': route.limit,
    security: audiences.map((audience) => ({ [audience]: [] })),
    ...(route.method === 'GET' ? { parameters: queryParameters(input) } : { requestBody: body(input, route.encoding) }),
    responses: {
      200: {
        description: 'The envelope; status 200 means done',
        content: { 'application/json': { schema: envelope(jsonSchema(schemas.output, 'output')) } },
      },
    },
  };
}

function queryParameters(input: Json): Json[] {
  const required = Array.isArray(input['required']) ? input['required'] : [];
  const properties = typeof input['properties'] === 'object' && input['properties'] !== null ? input['properties'] : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function body(schema: Json, encoding: keyof typeof contentTypes = 'form'): Json {
  return { content: { [contentTypes[encoding]]: { schema } } };
}

function envelope(data: Json): Json {
  const properties = { status: { type: 'integer' }, message: { type: 'string' }, data };
  return { type: 'object', required: ['status', 'message', 'data'], properties };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
