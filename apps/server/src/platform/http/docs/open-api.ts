import { done } from '@portico/contract/errors';
import type { Audience, LimitClass } from '@portico/contract/route';
import { devPrefix, headers } from '@portico/contract/wire';
import type { BoundRoute } from '../../wire/bound-route.ts';
import { type Json, jsonSchema } from './json-schema.ts';
import { reference, sharedParameters, wireDocument } from './wire-document.ts';

const contentTypes = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  json: 'application/json',
} as const;

/** A call whose body or response is bytes, without a schema. */
export interface StreamOperation {
  readonly name: string;
  readonly summary: string;
  readonly method: 'get' | 'post' | 'head' | 'patch' | 'delete';
  readonly path: `/${string}`;
  readonly access: readonly Audience[];
  readonly limit: LimitClass;
}

/** The OpenAPI document of every call, generated from the contract and the few streaming calls. */
export async function openApiDocument(
  routes: readonly BoundRoute[],
  publicUrl: string,
  streams: readonly StreamOperation[] = [],
): Promise<Json> {
  const paths: Record<string, Record<string, Json>> = {};
  for (const bound of routes) {
    const operations = (paths[bound.route.path] ??= {});
    operations[bound.route.method.toLowerCase()] = operation(bound);
  }
  for (const stream of streams) (paths[stream.path] ??= {})[stream.method] = streamOperation(stream);
  const { description, components } = await wireDocument();
  return {
    openapi: '3.1.0',
    info: { title: 'Portico', version: '1', description },
    servers: [{ url: publicUrl }, { url: `${publicUrl}${devPrefix}`, description: 'The same, for development builds' }],
    tags: [{ name: 'clients', description: 'Called by no screen of ours; kept for clients that others write' }],
    components: {
      ...components,
      securitySchemes: {
        applicant: { type: 'apiKey', in: 'header', name: headers.token },
        recommender: { type: 'apiKey', in: 'header', name: headers.token },
        staff: { type: 'apiKey', in: 'cookie', name: 'portico_staff' },
      },
    },
    paths,
  };
}

function streamOperation({ name, summary, path, access, limit }: StreamOperation): Json {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
  return {
    operationId: name,
    summary,
    'x-access': access,
    'x-limit': limit,
    security: access.filter((audience) => audience !== 'anyone').map((audience) => ({ [audience]: [] })),
    parameters: names.map((parameter) => ({ name: parameter, in: 'path', required: true, schema: { type: 'string' } })),
    responses: { '2XX': { description: 'Done' } },
  };
}

function operation({ route, schemas }: BoundRoute): Json {
  const input = jsonSchema(schemas.input, 'input');
  const audiences = route.access.filter((audience) => audience !== 'anyone');
  return {
    operationId: route.name,
    summary: route.summary,
    ...(route.forClients === undefined ? {} : { tags: ['clients'], description: route.forClients }),
    'x-access': route.access,
    'x-limit': route.limit,
    security: audiences.map((audience) => ({ [audience]: [] })),
    parameters: [
      ...(route.method === 'GET' ? queryParameters(input) : []),
      ...sharedParameters[route.method].map((name) => reference('parameters', name)),
    ],
    ...(route.method === 'GET' ? {} : { requestBody: body(input, route.encoding) }),
    responses: {
      200: {
        description: 'The envelope; status 200 means done, any other that it was refused',
        content: { 'application/json': { schema: answer(jsonSchema(schemas.output, 'output')) } },
      },
      default: reference('responses', 'Refused'),
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

function answer(data: Json): Json {
  const properties = { status: { type: 'integer', const: done }, message: { type: 'string' }, data };
  return {
    oneOf: [{ type: 'object', required: ['status', 'message', 'data'], properties }, reference('schemas', 'Failure')],
  };
}
