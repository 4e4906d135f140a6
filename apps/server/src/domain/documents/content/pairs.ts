import { models } from '@portico/fields/models';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { LocalText } from '@portico/form-engine/language';
import type { Answers } from '@portico/form-engine/values/answer';
import type { Block, Pair, Value } from '../../../platform/documents/application-document.ts';
import { richLines } from './rich-lines.ts';
import { type Reader, textsOf } from '../../../platform/documents/texts.ts';
import { valuesOf } from './values.ts';

/** The visible ones of some fields, with their answers. */
export interface Filled {
  readonly fields: readonly FieldDefinition[];
  readonly answers: Answers;
  readonly withheld: ReadonlySet<string>;
}

/** Questions with their answers in order; a long answer is printed below its question. */
export function blocksOf(filled: Filled, reader: Reader): readonly Block[] {
  const blocks: Block[] = [];
  let pairs: Pair[] = [];
  const close = () => {
    if (pairs.length > 0) blocks.push({ kind: 'pairs', pairs });
    pairs = [];
  };
  for (const [field, ...connected] of connectedFields(filled.fields)) {
    if (field === undefined) continue;
    const html = htmlOf(field);
    const wide = html === undefined ? proseBlock(field, filled, reader) : columnsOf(html, reader);
    if (wide !== undefined) {
      close();
      blocks.push(wide);
    } else if (html === undefined) {
      pairs.push({ label: textsOf(field.label, reader), value: valuesIn([field, ...connected], filled, reader) });
    }
  }
  close();
  return blocks;
}

/** Spec 3, preview_connect_to: each field with the fields whose answers are printed after its own. */
export function connectedFields(fields: readonly FieldDefinition[]): readonly (readonly FieldDefinition[])[] {
  const shown = fields.filter(({ preview }) => preview?.mode !== 'hidden');
  const ids = new Set(shown.map(({ id }) => id));
  return shown
    .filter(({ preview }) => preview?.connectTo === undefined || !ids.has(preview.connectTo))
    .map((field) => [field, ...shown.filter(({ preview }) => preview?.connectTo === field.id)]);
}

/** The answers of connected fields, one after the other. If any of them is answered, the empty ones are left out. */
export function valuesIn(fields: readonly FieldDefinition[], filled: Filled, reader: Reader): readonly Value[] {
  const values = fields.flatMap((field) => valueIn(field, filled, reader));
  const answered = values.filter(({ kind }) => kind !== 'empty');
  return answered.length > 0 ? answered : values.slice(0, 1);
}

function valueIn(field: FieldDefinition, { answers, withheld }: Filled, reader: Reader): readonly Value[] {
  if (withheld.has(field.key)) return [{ kind: 'withheld' }];
  const model = models[field.type];
  const answer = Object.hasOwn(answers, field.key) ? (answers[field.key] ?? model.empty) : model.empty;
  return model.readOnly !== true && model.isEmpty(answer)
    ? [{ kind: 'empty' }]
    : model.tell(answer, field).flatMap((told) => valuesOf(told, field, reader));
}

// Answers up to three lines long are printed beside the question.
const longestBeside = 110;

function proseBlock(field: FieldDefinition, filled: Filled, reader: Reader): Block | undefined {
  if (models[field.type].isProse !== true && field.preview?.mode !== 'block') return undefined;
  const values = valueIn(field, filled, reader);
  const [only] = values;
  if (values.length !== 1 || only?.kind !== 'text') return undefined;
  const isShort = only.text.length <= longestBeside && !only.text.includes('\n');
  return isShort
    ? undefined
    : { kind: 'prose', label: textsOf(field.label, reader), text: only.text, latin: only.latin };
}

/** The institution's text, if the field consists only of that. */
function htmlOf(field: FieldDefinition): LocalText | undefined {
  const { tell, empty } = models[field.type];
  return tell(empty, field).flatMap((told) => (told.kind === 'html' ? [told.html] : []))[0];
}

function columnsOf(html: LocalText, reader: Reader): Block | undefined {
  const columns = textsOf(html, reader)
    .map(({ lang }) => ({ lang, lines: richLines(html[lang]) }))
    .filter(({ lines }) => lines.length > 0);
  return columns.length === 0 ? undefined : { kind: 'columns', columns };
}
