import { decodeAnswers } from '@portico/contract/forms/decode-answers';
import type { CompiledField, CompiledGroup, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { Answer, Answers, FormAnswers, Row } from '@portico/form-engine/values/answer';
import { Refused } from '../../platform/refused.ts';
import { readJson } from './read-json.ts';

/** Changes to write, in the shape of the answers; null removes an answer. */
export interface ModuleChanges {
  readonly fields: Readonly<Record<string, Answer | null>>;
  readonly rows: Readonly<Record<string, readonly Row[] | null>>;
}

// Options from older versions of a form stay chosen, so this many values may be unknown in the current version.
const mostUnknown = 200;

/** Saved rows by group. */
type SavedRows = FormAnswers['rows'];

/**
 * Reads changes to one module from the wire. If any key belongs to no field, the whole request is refused, so that
 * nothing is dropped silently. More rows than the group allows are refused too, unless that many are already saved: a
 * newer version may allow fewer, and only the person may remove rows.
 */
export function readChanges(wire: string, module: CompiledModule, saved: SavedRows = {}): ModuleChanges {
  const sent = Object.entries(readJson(wire));
  const groups = new Set(module.groups.map(({ definition }) => definition.key));
  const normal = Object.fromEntries(sent.filter(([key]) => !groups.has(key)));
  const column = Object.fromEntries(sent.filter(([key]) => groups.has(key)).map(([key, rows]) => [key, rows ?? []]));
  const { answers, unknown } = decodeAnswers({ normal, column }, { modules: [module.definition] });
  if (unknown.length > 0) throw new Refused('unknownField', { cause: unknown.slice(0, 5) });
  const answerable = new Map(
    module.fields.filter(({ model }) => model.readOnly !== true).map((field) => [field.definition.key, field]),
  );
  const fields = Object.entries(answers.fields).map(([key, answer]) => {
    const field = answerable.get(key);
    // The text of an option without its value would be read as removing the value.
    if (field === undefined || !Object.hasOwn(normal, key)) throw new Refused('unknownField', { cause: key });
    return [key, readAnswer(field, answer)] as const;
  });
  const rows = module.groups
    .filter(({ definition }) => Object.hasOwn(answers.rows, definition.key))
    .map((group) => {
      const written = answers.rows[group.definition.key] ?? [];
      requireRoom(group, written.length, saved);
      const list = written.map((row) => readRow(group.fields, row));
      return [group.definition.key, list.length === 0 ? null : list] as const;
    });
  return { fields: Object.fromEntries(fields), rows: Object.fromEntries(rows) };
}

function requireRoom({ definition }: CompiledGroup, count: number, saved: SavedRows): void {
  const most = definition.requiredRows + definition.extraRows;
  const before = Object.hasOwn(saved, definition.key) ? (saved[definition.key]?.length ?? 0) : 0;
  if (count > most && count > before) throw new Refused('rowsTooMany', { params: { most: String(most) } });
}

// Everything typed is kept, even if it does not count as an answer yet, such as only a country code or spaces.
function readAnswer({ model, definition }: CompiledField, raw: Answer): Answer | null {
  const chosen = model.chosen === undefined || !Array.isArray(raw.value) ? 0 : raw.value.length;
  if (chosen > (definition.options?.length ?? 0) + mostUnknown) throw new Refused('malformed');
  const answer = model.read(raw, definition);
  return JSON.stringify(answer) === JSON.stringify(model.read(model.empty, definition)) ? null : answer;
}

/** A row stays, even if it has no answers yet. */
function readRow(fields: readonly CompiledField[], row: Row): Answers {
  const entries = fields.flatMap((field) => {
    const raw = Object.hasOwn(row, field.definition.key) ? row[field.definition.key] : undefined;
    const answer = raw === undefined || field.model.readOnly === true ? null : readAnswer(field, raw);
    return answer === null ? [] : [[field.definition.key, answer] as const];
  });
  return Object.fromEntries(entries);
}
