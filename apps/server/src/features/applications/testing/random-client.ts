import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { SaveBasic } from '@portico/contract/applications.schemas';
import type { Random } from '@portico/form-engine/testing/random';
import type { openSaving } from './saving-fixture.ts';

export type Changes = Record<string, unknown>;

type Answer = SaveBasic['output'];

/** One request with all responses to it. */
export interface Sent {
  readonly request: string;
  readonly base: number;
  readonly changes: Changes;
  readonly answers: Answer[];
}

interface Options {
  readonly saving: Awaited<ReturnType<typeof openSaving>>;
  readonly token: string;
  /** The prefix of every text, so that no two devices write the same. */
  readonly name: string;
  readonly keys: readonly [string, ...string[]];
  /** Which of the keys are groups. */
  readonly groups: readonly string[];
  readonly edits: number;
  readonly random: Random;
}

/** A device that edits, loses responses, retries, and sometimes overwrites when it got a conflict. */
export async function runClient({ saving, token, name, keys, groups, edits, random }: Options) {
  let revision = 0;
  let count = 0;
  const view: Changes = {};
  const sent: Sent[] = [];
  const unheard: Promise<unknown>[] = [];

  const ask = async (save: Sent): Promise<Answer> => {
    const answer = await saving.save(token, save.changes, { revision: save.base, key: save.request });
    save.answers.push(answer);
    return answer;
  };
  const learn = ({ keys: changedKeys, save_field }: Answer['changed']) => {
    for (const key of changedKeys) view[key] = save_field.normal[key] ?? save_field.column[key];
  };
  const save = async (changes: Changes): Promise<Answer> => {
    const made: Sent = { request: randomUUID(), base: revision, changes, answers: [] };
    sent.push(made);
    // Responses that are lost; the request may still be in progress when it is sent again.
    while (random.chance(0.35)) {
      const lost = ask(made);
      unheard.push(lost);
      if (random.chance(0.5)) await lost;
    }
    const answer = await ask(made);
    Object.assign(view, changes);
    learn(answer.conflicts);
    learn(answer.changed);
    revision = answer.revision;
    return answer;
  };
  const words = (chosen: readonly string[]): Changes =>
    Object.fromEntries(
      chosen.map((key) => {
        count += 1;
        const word = `${name}-${count}`;
        if (random.chance(0.15)) return [key, null];
        return [key, groups.includes(key) ? [{ columnNumber: 1, r: word }] : word];
      }),
    );

  for (let edit = 0; edit < edits; edit += 1) {
    await setTimeout(random.number(4));
    const { conflicts } = await save(words([random.pick(keys), ...random.some(keys, 0.3)]));
    const insisted = random.some(conflicts.keys, 0.5);
    if (insisted.length > 0) await save(words(insisted));
  }
  await Promise.all(unheard);
  return {
    sent,
    /** What this device shows after it has loaded changes from elsewhere. */
    catchUp: async (): Promise<Changes> => {
      await save({});
      return view;
    },
  };
}
