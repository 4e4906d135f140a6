import { randomFrom } from '@portico/form-engine/testing/random';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runClient, type Sent } from '../testing/random-client.ts';
import { openSaving } from '../testing/saving-fixture.ts';

const schedules = 12;
const clients = 5;
const keys = ['a', 'b', 'long', 'g'] as const;

let saving: Awaited<ReturnType<typeof openSaving>>;
beforeAll(async () => {
  saving = await openSaving();
});
afterAll(() => saving.close());

type Log = Awaited<ReturnType<typeof saving.rowsOf>>['log'];

describe('many devices, lost answers and repeated requests', () => {
  it.each(Array.from({ length: schedules }, (_, index) => index + 1))('schedule %i', async (seed) => {
    const { id, token } = await saving.applicant();
    const devices = await Promise.all(
      Array.from({ length: clients }, (_, at) => {
        const random = randomFrom(seed * 100 + at);
        return runClient({ saving, token, name: `${at}`, keys, groups: ['g'], edits: 8, random });
      }),
    );
    const { log, modules } = await saving.rowsOf(id);
    expect(modules).toMatchObject([explainedBy(log)]);
    for (const { sent } of devices) for (const request of sent) checkRequest(request, log);

    const { normal, column } = (await saving.open(token)).save_field;
    for (const { catchUp } of devices) {
      const view = await catchUp();
      for (const key of keys) expect(view[key] ?? null).toEqual(normal[key] ?? column[key] ?? null);
    }
  });
});

/** Replays the log into a row; its revisions must have no gap. */
function explainedBy(log: Log) {
  const values = { fields: new Map<string, unknown>(), rows: new Map<string, unknown>() };
  for (const { part, key, value } of log)
    if (value === null) values[part].delete(key);
    else values[part].set(key, value);
  const revisions = [...new Set(log.map((line) => Number(line.revision)))];
  expect(revisions).toEqual(revisions.map((_, index) => index + 1));
  return {
    revision: String(revisions.length),
    values: { fields: Object.fromEntries(values.fields), rows: Object.fromEntries(values.rows) },
  };
}

function checkRequest({ request, base, changes, answers }: Sent, log: Log): void {
  const lines = log.filter((line) => line.request === request);
  const written = lines.map(({ key }) => key);
  // Each request took effect once, and every response to it was the same.
  expect(new Set(written).size).toBe(written.length);
  if (lines.length > 0) {
    const reported = answers.map(({ revision, conflicts, changed }) => [
      revision,
      conflicts.keys.toSorted(),
      changed.keys.toSorted(),
    ]);
    expect(reported).toEqual(reported.map(() => [Number(lines[0]?.revision), reported[0]?.[1], reported[0]?.[2]]));
  }
  const refused = answers.flatMap(({ conflicts }) => conflicts.keys);
  expect(written.filter((key) => refused.includes(key))).toEqual([]);
  for (const [key, value] of Object.entries(changes)) {
    // Every text is unique, so only clearing a field can have had nothing to do.
    if (!refused.includes(key) && value !== null) expect(written).toContain(key);
    // Nobody overwrote a value that they had not seen.
    const at = Number(lines.find((line) => line.key === key)?.revision ?? 0);
    const unseen = log.filter((line) => line.key === key && Number(line.revision) > base && Number(line.revision) < at);
    expect(unseen).toEqual([]);
  }
}
