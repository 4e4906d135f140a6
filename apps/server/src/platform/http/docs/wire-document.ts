import { done, errors } from '@portico/contract/errors';
import { formComponents } from '@portico/contract/forms/wire-form.schemas';
import { hashSalt, requestHash } from '@portico/contract/request-hash';
import { appId, devPrefix, headers } from '@portico/contract/wire';
import { languages } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import { longestTimeZone } from '../../wire/request/time-zone-of.ts';
import { type Json, jsonSchema } from './json-schema.ts';

/** What a client must know besides the calls: headers, hash, encoding, errors, forms. */
export async function wireDocument(): Promise<{ description: string; components: Json }> {
  return {
    description: wireNotes,
    components: {
      parameters: { ...headerParameters, ...(await hashParameters()) },
      schemas: {
        Failure: failure,
        ...Object.fromEntries(
          Object.entries(formComponents).map(([name, schema]) => [name, jsonSchema(schema, 'output')]),
        ),
      },
      responses: {
        Refused: {
          description: 'Refused: an HTTP code of its own where the request never reached the application',
          content: { 'application/json': { schema: reference('schemas', 'Failure') } },
        },
      },
    },
  };
}

export function reference(kind: 'parameters' | 'schemas' | 'responses', name: string): Json {
  return { $ref: `#/components/${kind}/${name}` };
}

/** The parameters that every call with a method takes. */
export const sharedParameters = {
  GET: ['AppId', 'Language', 'TimeZone', 'Time', 'Hash'],
  POST: ['AppId', 'Language', 'TimeZone', 'IdempotencyKey'],
} as const;

const headerParameters = {
  AppId: {
    name: headers.appId,
    in: 'header',
    required: false,
    description: 'The same for every client',
    schema: { type: 'string', const: appId },
  },
  Language: {
    name: headers.language,
    in: 'header',
    required: false,
    description: 'The language of messages: simplified Chinese, traditional Chinese, English',
    schema: { type: 'string', enum: languages, default: 'sc' },
  },
  TimeZone: {
    name: headers.timeZone,
    in: 'header',
    required: false,
    description:
      'Where the person is, as the IANA names it. Mails and messages tell each time by the clock of the institution and by this one; without it, or with a name that does not exist, by the institution’s alone',
    schema: { type: 'string', maxLength: longestTimeZone, examples: ['Europe/London'] },
  },
  IdempotencyKey: {
    name: headers.idempotencyKey,
    in: 'header',
    required: false,
    description:
      'Chosen by the client, the same for each try of one deed: it is done once, and each try has the same answer. Not kept for sign-in and codes',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
} as const;

async function hashParameters(): Promise<Json> {
  const example = { parameters: { domain: 'institution', lang: 'en' }, time: 1_772_600_000 };
  return {
    Time: {
      name: 'time',
      in: 'query',
      required: false,
      description: 'When the request is made, in seconds since 1970; goes with hash',
      schema: { type: 'integer' },
    },
    Hash: {
      name: 'hash',
      in: 'query',
      required: false,
      description:
        'Shows that the query was not altered on its way. One that is wrong is refused, a missing one is not. The text to digest: all other parameters but time, sorted by name, as name=value before any encoding, joined by separator; then time; then salt. UTF-8, digested, lower-case hex',
      schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
      'x-recipe': {
        digest: 'SHA-256',
        separator: '&',
        salt: hashSalt,
        text: '{parameters}{time}{salt}',
        example: { ...example, hash: await requestHash(example.parameters, example.time) },
      },
    },
  };
}

/** Every status of a response by name, with its HTTP code and English message. */
const refusals = Object.entries(errors).map(([name, { status, http }]) => ({
  const: status,
  title: name,
  description: serverMessages.en.errors[keyIn(name)],
  'x-http': http,
}));

function keyIn(name: string): keyof typeof errors {
  const isKey = (key: string): key is keyof typeof errors => Object.hasOwn(errors, key);
  return isKey(name) ? name : 'broken';
}

const failure = {
  type: 'object',
  required: ['status', 'message', 'data'],
  properties: {
    status: { type: 'integer', oneOf: refusals },
    message: { type: 'string', description: 'To show to the person, in the language asked for' },
    data: { description: 'What the refusal says more; null mostly' },
  },
} as const;

/** In words: what applies to every call. */
export const wireNotes = `Every answer is an envelope { status, message, data }; status ${done} means done.

Paths are the same with ${devPrefix} before them.

A session is a token: sign-in gives it, and the header ${headers.token} carries it. Staff have a cookie instead.

A call of a project by somebody who is not signed in names the project by domain or project_id; a session knows its own.

POST bodies are form-encoded unless the call says multipart or JSON. There and in queries every value is a text: numbers as digits, nested values as JSON, for which the schema has contentMediaType application/json and in contentSchema what is in it.`;
