import { decodeAnswers } from '@portico/contract/forms/decode-answers';
import { encodeAnswers, type OptionsBy } from '@portico/contract/forms/encode-answers';
import type { CompiledField, CompiledGroup, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { Answer, Row } from '@portico/form-engine/values/answer';
import type { FormSession } from '@portico/form-engine/session/form-session';
import { textOf, type WireValue } from './wire-value.ts';

/** Converts the answers of one field or group between the wire and the session. */
export interface KeyCodec {
  readonly kind: 'field' | 'group';
  /** What the session shows now; a hidden field has no answer. */
  readonly read: (session: FormSession) => WireValue;
  /** Puts a value from elsewhere into the session. */
  readonly put: (session: FormSession, value: WireValue) => void;
  /** The same text for two equal values. */
  readonly textOf: (value: WireValue) => string;
  /** As a save for this version of the form sends it: here options are identified by value, on the wire by position. */
  readonly toSend: (value: WireValue) => WireValue;
  readonly answerOf: (value: WireValue) => Answer | null;
  readonly rowsOf: (value: WireValue) => readonly Row[] | null;
  readonly ofRows: (rows: readonly Row[]) => WireValue;
}

/** The fields and groups of a module that a person answers, by key. */
export function moduleCodecs({ definition, fields, groups }: CompiledModule): ReadonlyMap<string, KeyCodec> {
  const answerable = fields.filter(({ model }) => model.readOnly !== true);
  return new Map([
    ...answerable.map((field) => [field.definition.key, fieldWires(field, alone(field.definition))] as const),
    ...groups.map((group) => [group.definition.key, groupWires(group, alone(group.definition))] as const),
  ]);

  // A form of this field alone, so that a keystroke costs the same in a module of ten fields and of a thousand.
  function alone(part: CompiledField['definition'] | CompiledGroup['definition']): FormDefinition {
    const only = 'fields' in part ? { fields: [], groups: [part] } : { fields: [part], groups: [] };
    return { modules: [{ ...definition, ...only }] };
  }
}

/** The value for one key in an answer of the server. */
export function wireIn(saved: WireAnswersLike, key: string, isField: (key: string) => boolean): WireValue {
  if (Object.hasOwn(saved.column, key)) return asValue(saved.column[key]);
  if (!Object.hasOwn(saved.normal, key)) return null;
  const companions = [`${key}_other`, `${key}_attachments`].filter((name) => !isField(name));
  const names = [key, ...companions].filter((name) => Object.hasOwn(saved.normal, name));
  return asValue(Object.fromEntries(names.map((name) => [name, saved.normal[name]])));
}

interface WireAnswersLike {
  readonly normal: Readonly<Record<string, unknown>>;
  readonly column: Readonly<Record<string, unknown>>;
}

function fieldWires({ definition, model }: CompiledField, form: FormDefinition): KeyCodec {
  const { key } = definition;
  const untouched = JSON.stringify(model.read(model.empty, definition));
  const encode = (answer: Answer, by: OptionsBy = 'value') =>
    JSON.stringify(answer) === untouched ? null : asValue(encodeAnswers(inField(key, answer), form, by).normal);
  const decode = (value: WireValue) => {
    const raw = own(decodeAnswers({ normal: value ?? {}, column: {} }, form).answers.fields, key);
    return model.read(raw ?? model.empty, definition);
  };
  return {
    kind: 'field',
    read: (session) => {
      const { visible, answer } = session.read(key);
      return visible ? encode(answer) : null;
    },
    put: (session, value) => session.put(key, decode(value)),
    textOf: (value) => textOf(encode(decode(value))),
    toSend: (value) => (value === null ? null : encode(decode(value), 'place')),
    answerOf: (value) => (value === null ? null : decode(value)),
    rowsOf: () => null,
    ofRows: () => null,
  };
}

function groupWires({ definition, fields }: CompiledGroup, form: FormDefinition): KeyCodec {
  const { key } = definition;
  const encode = (rows: readonly Row[], by: OptionsBy = 'value') =>
    rows.length === 0 ? null : asValue(encodeAnswers({ fields: {}, rows: { [key]: rows } }, form, by).column[key]);
  const decode = (value: WireValue) => {
    const rows = own(decodeAnswers({ normal: {}, column: { [key]: value ?? [] } }, form).answers.rows, key);
    return (rows ?? []).map((row) => readRow(fields, row));
  };
  return {
    kind: 'group',
    read: (session) => encode(session.rows(key).rows),
    put: (session, value) => session.putRows(key, decode(value)),
    textOf: (value) => textOf(encode(decode(value))),
    toSend: (value) => (value === null ? null : encode(decode(value), 'place')),
    answerOf: () => null,
    rowsOf: (value) => (value === null ? null : decode(value)),
    ofRows: (rows) => encode(rows),
  };
}

function readRow(fields: readonly CompiledField[], row: Row): Row {
  const entries = fields.flatMap(({ definition, model }) => {
    const raw = own(row, definition.key);
    const answer = model.read(raw ?? model.empty, definition);
    const isUntouched = JSON.stringify(answer) === JSON.stringify(model.read(model.empty, definition));
    return isUntouched ? [] : [[definition.key, answer] as const];
  });
  return Object.fromEntries(entries);
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function inField(key: string, answer: Answer) {
  return { fields: { [key]: answer }, rows: {} };
}

// Values from the wire are JSON; this narrows the type and turns anything else into null.
function asValue(wire: unknown): WireValue {
  if (wire === null || typeof wire === 'string' || typeof wire === 'number' || typeof wire === 'boolean') return wire;
  if (Array.isArray(wire)) return wire.map(asValue);
  if (typeof wire !== 'object') return null;
  return Object.fromEntries(Object.entries(wire).map(([name, part]) => [name, asValue(part)]));
}
