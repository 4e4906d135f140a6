import { decodeModules } from '@portico/contract/forms/decode-modules';
import { isSettings } from '@portico/form-engine/editing/form-parts';
import { formFormat } from './form-as-json.ts';
import { Notes } from '../import-note.ts';
import { foundAt, opened } from './found-at.ts';
import { mostQuestions, TooLarge, Unreadable } from '../unreadable.ts';

/** What a file says of a form, before its modules are looked at one by one. */
export interface RawForm {
  readonly modules: readonly unknown[];
  readonly spelling: 'own' | 'wire';
}

/** Beyond this no form is nested. */
const deepest = 60;

/** A form of a JSON file: in our own format, as a part of a project file, or as an older system sends it. */
export function readJsonForm(text: string, notes: Notes): RawForm {
  if (isTooDeep(text)) throw new TooLarge('deep', deepest);
  const source = parsed(text);
  const own = ownModules(source, notes);
  if (own !== null) return { modules: own, spelling: 'own' };
  const wire = wireModules(source, notes);
  if (wire === null) throw new Unreadable('foreign');
  requireFew(wire);
  const { form, unknown } = decodeModules(wire);
  for (const { path, key, reason } of unknown) {
    const found = foundAt({ modules: wire }, path, key);
    const problem = reason === 'unknown' ? 'unknown' : isNeeded(path, key) ? 'leftOutWith' : 'unreadable';
    placed(notes, path, key).add(problem, found);
  }
  return { modules: form.modules, spelling: 'wire' };
}

/** Without these there is no module, group or question. */
function isNeeded(path: string, key: string): boolean {
  return key === 'menuid' || (/\.(?:normal|column)\[\d+\]$/.test(path) && ['id', 'field', 'type'].includes(key));
}

function placed(notes: Notes, path: string, key: string): Notes {
  return new Notes(notes.list, path === '' ? key : /^\d+$/.test(key) ? `${path}[${key}]` : `${path}.${key}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new Unreadable('noJson');
  }
}

/** Null if the file is not in our own format. */
function ownModules(source: unknown, notes: Notes): readonly unknown[] | null {
  if (!isSettings(source)) return null;
  const { format, forms, modules } = source;
  if (isSettings(forms) && isSettings(forms['application'])) {
    const list = forms['application']['modules'];
    if (!Array.isArray(list)) return null;
    notes.add(
      'otherParts',
      Object.keys(source)
        .filter((key) => !['format', 'version', 'forms'].includes(key))
        .join(', '),
    );
    return list;
  }
  if (!Array.isArray(modules)) return null;
  if (format !== formFormat && modules.some(isOfWire)) return null;
  for (const key of Object.keys(source))
    if (!['format', 'version', 'modules'].includes(key)) notes.at(key).add('unknown', source[key]);
  return modules;
}

/** The modules as the wire has them: alone, in a list, or in the envelope in which they were sent. */
function wireModules(sent: unknown, notes: Notes): readonly unknown[] | null {
  const source = opened(sent);
  if (Array.isArray(source)) return source.some(isOfWire) ? source : null;
  if (!isSettings(source)) return null;
  if (isOfWire(source)) return [source];
  for (const key of ['modules', 'data', 'list', 'menu']) {
    const inside = Object.hasOwn(source, key) ? wireModules(source[key], notes.at(key)) : null;
    if (inside === null) continue;
    const others = Object.keys(source).filter((one) => one !== key);
    for (const other of others) if (!envelope.has(other)) notes.at(other).add('unknown', source[other]);
    return inside;
  }
  return null;
}

const envelope = new Set(['status', 'msg', 'message', 'code', 'version', 'today']);

function isOfWire(sent: unknown): boolean {
  const module = opened(sent);
  return isSettings(module) && Object.hasOwn(module, 'menuid');
}

/** Counted before anything is decoded, which takes its time. */
function requireFew(modules: readonly unknown[]): void {
  const lists = modules.map(opened).flatMap((module) => {
    const fields = isSettings(module) ? opened(module['field']) : null;
    return isSettings(fields) ? [opened(fields['normal']), opened(fields['column'])] : [];
  });
  const entries = lists.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
  if (entries > 2 * mostQuestions) throw new TooLarge('questions', mostQuestions);
}

/** Counted without parsing, outside of texts. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') at = endOfText(text, at);
    else if (sign === '[' || sign === '{') {
      depth += 1;
      if (depth > deepest) return true;
    } else if (sign === ']' || sign === '}') depth -= 1;
  }
  return false;
}

function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
