import type { SaveBasic } from '@portico/contract/applications.schemas';
import { CallFailed } from '@portico/contract/call-failed';
import { errors, type ErrorKey } from '@portico/contract/errors';
import type { SavingParts } from '../open-module-saving.ts';
import type { SaveCall } from '../saving-world.ts';

type Value = unknown;
type Filed = SaveBasic['output']['changed']['save_field'];

interface Change {
  readonly key: string;
  readonly revision: number;
  readonly value: Value;
}

export interface ModelServer {
  newest: number;
  isSignedIn: boolean;
  obstacle: ErrorKey | null;
  readonly values: ReadonlyMap<string, Value>;
  readonly log: readonly Change[];
  readonly leftOver: readonly Value[];
  readonly filed: () => SavingParts['filed'];
  readonly save: (call: SaveCall, key: string | null) => SaveBasic['output'];
}

/** The model server refuses texts that contain this. */
export const unwanted = '☠';

/** Groups of the model's form; all other keys are plain fields. */
const isGroup = (key: string) => key === 'g';

/**
 * A model of the server's saving: one module, merged field by field, with a log, idempotency keys, and new versions of
 * the form. `fields` are the keys of each version.
 */
export function modelServer(versions: readonly (readonly string[])[]): ModelServer {
  const values = new Map<string, Value>();
  const log: Change[] = [];
  const leftOver: Value[] = [];
  const answers = new Map<string, { readonly text: string; readonly answer: SaveBasic['output'] }>();
  let revision = 0;
  let standsOn = 0;
  const server: ModelServer = {
    newest: 0,
    isSignedIn: true,
    obstacle: null,
    values,
    log,
    leftOver,
    filed() {
      move();
      return { menuid: 'm', revision, form_version: `v${standsOn}`, state: 1, save_field: picked([...values.keys()]) };
    },
    save(call: SaveCall, key: string | null): SaveBasic['output'] {
      if (!server.isSignedIn) throw refusal('notSignedIn');
      const text = JSON.stringify(call);
      const before = key === null ? undefined : answers.get(key);
      if (before !== undefined) {
        if (before.text !== text) throw refusal('keyReused');
        return before.answer;
      }
      if (server.obstacle !== null) throw refusal(server.obstacle);
      if (call.changes.includes(unwanted)) throw refusal('unknownField');
      const answer = merge(call);
      if (key !== null) answers.set(key, { text, answer });
      return answer;
    },
  };

  function move(): void {
    if (standsOn === server.newest) return;
    standsOn = server.newest;
    const removed = [...values].filter(([key]) => !keysNow().includes(key));
    if (removed.length === 0) return;
    revision += 1;
    for (const [key, value] of removed) {
      leftOver.push(value);
      values.delete(key);
      log.push({ key, revision, value: null });
    }
  }

  function keysNow(): readonly string[] {
    return versions[standsOn] ?? [];
  }

  function merge(call: SaveCall): SaveBasic['output'] {
    move();
    const changes: unknown = JSON.parse(call.changes);
    const sent = Object.entries(typeof changes === 'object' && changes !== null ? changes : {});
    const base = revision;
    const conflicts: string[] = [];
    for (const [key, raw] of sent) {
      const value: Value = raw === '' || (Array.isArray(raw) && raw.length === 0) ? null : raw;
      if (!keysNow().includes(key)) {
        if (value !== null) leftOver.push(value);
        continue;
      }
      if (JSON.stringify(values.get(key) ?? null) === JSON.stringify(value)) continue;
      if (log.some((change) => change.key === key && change.revision > call.revision)) {
        conflicts.push(key);
        continue;
      }
      revision = base + 1;
      if (value === null) values.delete(key);
      else values.set(key, value);
      log.push({ key, revision, value });
    }
    const changed = log.filter((change) => change.revision > call.revision && change.revision <= base);
    const others = new Set(changed.map(({ key }) => key).filter((key) => !sent.some(([name]) => name === key)));
    return {
      revision,
      state: 1,
      form_version: `v${standsOn}`,
      conflicts: { keys: conflicts, save_field: picked(conflicts) },
      changed: { keys: [...others], save_field: picked([...others]) },
    };
  }

  function picked(keys: readonly string[]): Filed {
    const here = keys.filter((key) => values.has(key)).map((key) => [key, values.get(key)] as const);
    const rows = here.flatMap(([key, value]) => (isGroup(key) && Array.isArray(value) ? [[key, value] as const] : []));
    return { normal: Object.fromEntries(here.filter(([key]) => !isGroup(key))), column: Object.fromEntries(rows) };
  }

  return server;
}

export function refusal(key: ErrorKey, retryAfter?: number): CallFailed {
  return new CallFailed({ kind: 'refused', ...errors[key], message: `said: ${key}`, retryAfter: retryAfter ?? null });
}
