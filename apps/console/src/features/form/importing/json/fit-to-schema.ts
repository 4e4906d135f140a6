import { isSettings } from '@portico/form-engine/editing/form-parts';
import { languages } from '@portico/form-engine/language';
import { Notes } from '../import-note.ts';

/** A JSON schema, of which this knows what the schema of project files uses. */
export type Schema = Readonly<Record<string, unknown>>;

/** Deeper than any sensible condition. */
const deepest = 24;

/** Names by which an object would reach its own prototype. */
const reserved = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * What of a value fits a schema, and a note on all that does not: a setting that cannot be read is left out, and with it what
 * cannot be without it. Undefined if nothing is left.
 */
export function fitToSchema(root: Schema, schema: Schema, value: unknown, notes: Notes): unknown {
  return new Fitting(root).fit(schema, value, notes, 0);
}

class Fitting {
  constructor(private readonly root: Schema) {}

  fit(named: unknown, value: unknown, notes: Notes, depth: number): unknown {
    const schema = this.resolved(named);
    if (depth > deepest) return refuse(notes, value);
    const { anyOf, type } = schema;
    if (Array.isArray(anyOf)) return this.fitOne(anyOf, value, notes, depth);
    if (Array.isArray(schema['enum'])) return schema['enum'].includes(value) ? value : refuse(notes, value);
    if ('const' in schema) return schema['const'] === value ? value : refuse(notes, value);
    if (type === 'string') return typeof value === 'string' ? fitText(schema, value, notes) : refuse(notes, value);
    if (type === 'boolean') return typeof value === 'boolean' ? value : refuse(notes, value);
    if (type === 'number' || type === 'integer') return fitNumber(schema, value) ? value : refuse(notes, value);
    if (type === 'array')
      return Array.isArray(value) ? this.fitList(schema, value, notes, depth) : refuse(notes, value);
    return isSettings(value) ? this.fitObject(schema, value, notes, depth) : refuse(notes, value);
  }

  /** Half of a condition would mean something else: one of the alternatives fits as it is, or nothing is taken. */
  private fitOne(schemas: readonly unknown[], value: unknown, notes: Notes, depth: number): unknown {
    for (const schema of schemas) {
      const own = new Notes();
      const fitted = this.fit(schema, value, own, depth + 1);
      if (own.list.length === 0) return fitted;
    }
    return refuse(notes, value);
  }

  private fitList(schema: Schema, value: readonly unknown[], notes: Notes, depth: number): readonly unknown[] {
    const { maxItems, items } = schema;
    const most = typeof maxItems === 'number' ? maxItems : value.length;
    if (value.length > most) notes.add('tooMany', value.length, String(most));
    return value.slice(0, most).flatMap((entry, index) => {
      const fitted = this.fit(items, entry, notes.at(index), depth + 1);
      return fitted === undefined ? [] : [fitted];
    });
  }

  private fitObject(schema: Schema, value: Schema, notes: Notes, depth: number): unknown {
    const { required, additionalProperties } = schema;
    const properties = isSettings(schema['properties']) ? schema['properties'] : {};
    const entries = Object.entries(value).flatMap(([key, own]): [string, unknown][] => {
      const known = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
      const at = notes.at(key);
      if (reserved.has(key) || !isSettings(known)) {
        at.add('unknown', own);
        return [];
      }
      const fitted = this.fit(known, own, at, depth + 1);
      return fitted === undefined ? [] : [[key, fitted]];
    });
    const found = new Map(entries);
    const missing = (Array.isArray(required) ? required : []).filter((key) => !found.has(key));
    const blanks = missing.map((key) => [key, this.blankOf(properties[key])] as const);
    const needed = blanks.filter(([, blank]) => blank === undefined);
    if (needed.length > 0) {
      notes.add('leftOut', value, needed.map(([key]) => key).join(', '));
      return undefined;
    }
    for (const [key] of blanks) if (!Object.hasOwn(value, key)) notes.at(key).add('missing', undefined);
    return Object.fromEntries([...entries, ...blanks]);
  }

  /** What stands for nothing, where something has to be: a text without words, an empty list. */
  private blankOf(named: unknown): unknown {
    const { type, minLength, enum: values, properties } = this.resolved(named);
    if (type === 'string' && minLength === undefined && values === undefined) return '';
    if (type === 'array') return [];
    const isText = isSettings(properties) && Object.keys(properties).join() === languages.join();
    return isText ? Object.fromEntries(languages.map((language) => [language, ''])) : undefined;
  }

  private resolved(schema: unknown): Schema {
    if (!isSettings(schema)) return {};
    const { $ref: path } = schema;
    if (typeof path !== 'string') return schema;
    const steps = path.split('/').slice(1);
    return this.resolved(steps.reduce<unknown>((at, key) => this.stepInto(at, key), this.root));
  }

  /** A step may itself lead elsewhere. */
  private stepInto(value: unknown, key: string): unknown {
    if (Array.isArray(value)) return value[Number(key)];
    const schema = this.resolved(value);
    return Object.hasOwn(schema, key) ? schema[key] : undefined;
  }
}

function refuse(notes: Notes, value: unknown): undefined {
  notes.add('unreadable', value);
  return undefined;
}

// A zero byte, or half of a pair: no database stores them.
const unstorable = /[\0\p{Cs}]/gu;

function fitText({ minLength, maxLength, pattern }: Schema, value: string, notes: Notes): string | undefined {
  const text = value.replaceAll(unstorable, '');
  if (text !== value) notes.add('characters', value);
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(text)) return refuse(notes, value);
  const isName = typeof minLength === 'number';
  if (isName && text.length < minLength) return refuse(notes, value);
  if (typeof maxLength !== 'number' || text.length <= maxLength) return text;
  // Part of a name would name something else.
  if (isName) return refuse(notes, value);
  notes.add('shortened', value, String(maxLength));
  return text.slice(0, maxLength).replaceAll(unstorable, '');
}

function fitNumber({ type, minimum, maximum }: Schema, value: unknown): boolean {
  if (typeof value !== 'number' || !Number.isFinite(value) || (type === 'integer' && !Number.isInteger(value)))
    return false;
  return !(typeof minimum === 'number' && value < minimum) && !(typeof maximum === 'number' && value > maximum);
}
