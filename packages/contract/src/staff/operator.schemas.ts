import * as z from 'zod';
import { epochSeconds, noInput, type TypedBy } from '../wire/schema.ts';

const count = z.int().min(0);
const bytes = z.number().min(0);

const channel = z.object({
  driver: z
    .enum(['outbox', 'smtp', 'aliyun'])
    .describe('outbox: messages are written into a folder and leave for nowhere'),
  server: z.string().nullable().describe('The host that messages are given to'),
  queued: count,
  failed: count.describe('Given up in the last 30 days'),
  last_sent: epochSeconds.nullable(),
});

const sample = z.object({
  at: epochSeconds,
  requests: count,
  faults: count.describe('Requests answered with a fault of the server'),
  ms: z.number().nullable().describe('The mean time of an answer; null if nothing was asked'),
  busy: count.describe('Connections in use'),
  awaited: count.describe('Calls that waited for a connection'),
  memory: bytes,
  lag: z.number().describe('Milliseconds for which the event loop kept others waiting, at its worst'),
});

export const operation = {
  input: noInput,
  output: z.object({
    now: epochSeconds,
    server: z.object({
      version: z.string(),
      node: z.string(),
      started_at: epochSeconds,
      memory: bytes,
    }),
    database: z.object({
      version: z.string(),
      is_embedded: z.boolean(),
      bytes,
      ms: z.number().describe('How long these facts took'),
      steps: count.describe('Migrations that are done'),
      last_step: z.string(),
      connections: count.describe('Of all servers and jobs'),
      most_connections: count,
      tables: z
        .array(z.object({ name: z.string(), rows: count.describe('Estimated'), bytes }))
        .describe('The largest ones'),
    }),
    storage: z.object({
      driver: z.enum(['folder', 's3']),
      is_reachable: z.boolean(),
      free: bytes.nullable().describe('Null where nobody knows, as for object storage'),
    }),
    disk: z.object({ free: bytes, total: bytes }).nullable().describe('Of the folder PORTICO_DATA'),
    mail: channel,
    sms: channel,
    jobs: z.object({
      waiting: count,
      running: count,
      retried: count.describe('Failed, and are tried again by themselves'),
      failed: count.describe('Given up'),
    }),
    most_counted: count.describe('No more messages in one state, nor jobs, are counted'),
    secret_key: z.object({
      from: z.enum(['setting', 'file']),
      made_at: epochSeconds.nullable().describe('Of the file; null for a setting'),
    }),
    receipt_keys: z.array(
      z.object({ id: z.string(), made_at: epochSeconds.nullable(), retired_at: epochSeconds.nullable() }),
    ),
    certificate: z
      .object({ host: z.string(), ends_at: epochSeconds.nullable().describe('Null where it could not be read') })
      .nullable()
      .describe('Shown at the public address; null if that is not https'),
    backup: z
      .object({ at: epochSeconds, seconds: count, rows: count, files: count })
      .nullable()
      .describe('The last finished one; null if none is known'),
    own_mail: z.string().nullable().describe('Where a test mail goes if no other address is named'),
    sample_seconds: count,
    samples: z.array(sample).describe('The last hour of the server that answers, oldest first'),
  }),
};
export type Operation = TypedBy<typeof operation>;

const job = z.object({
  id: z.string(),
  task: z.string(),
  attempts: count,
  most_attempts: count,
  is_running: z.boolean(),
  is_given_up: z.boolean(),
  next_at: epochSeconds.describe('When it is tried again by itself, unless it was given up'),
  failed_at: epochSeconds,
  problem: z.string().describe('The beginning of the last error'),
});

export const troubledJobs = { input: noInput, output: z.object({ list: z.array(job) }) };
export type TroubledJobs = TypedBy<typeof troubledJobs>;

export const retryJob = { input: z.object({ job: z.string().regex(/^\d{1,18}$/) }), output: z.null() };
export type RetryJob = TypedBy<typeof retryJob>;

export const sendTestMessage = {
  input: z.object({
    channel: z.enum(['mail', 'sms']),
    recipient: z
      .string()
      .trim()
      .max(254)
      .optional()
      .describe('An address, or a number with its country code; for a mail the own address where it is missing'),
  }),
  output: z.object({
    recipient: z.string(),
    is_accepted: z.boolean().describe('Whether the mail server or the provider took it'),
    problem: z.string().nullable().describe('The code of the answer otherwise, such as 550'),
  }),
};
export type SendTestMessage = TypedBy<typeof sendTestMessage>;

const recentError = z.object({
  reference: z.string().describe('As the person read it, such as KRTW-4071'),
  at: epochSeconds,
  method: z.string(),
  route: z.string().describe('The pattern of the route, without what was asked for'),
  status: z.int().describe('The HTTP status of the answer'),
  name: z.string(),
  code: z.string().nullable(),
  stack: z.string().describe('Places in the code, line by line; nothing of what the error said'),
});

export const recentErrors = {
  input: z.object({
    reference: z.string().max(40).optional().describe('In any spelling: krtw 4071 finds KRTW-4071'),
    after: z.string().max(100).optional().describe('As the page before gave it in `next`'),
  }),
  output: z.object({
    list: z.array(recentError),
    next: z.string().nullable().describe('Opaque; null on the last page'),
  }),
};
export type RecentErrors = TypedBy<typeof recentErrors>;
