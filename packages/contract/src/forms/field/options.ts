import type { Option } from '@portico/form-engine/definition/option';
import type { LocalText } from '@portico/form-engine/language';
import type { Codec } from '../codec/codec.ts';
import { isRecord, opened } from '../codec/json.ts';
import { flag, mark, text } from '../codec/values/scalars.ts';
import { texts } from '../codec/values/texts.ts';
import { listOf, recordOf } from '../codec/structures.ts';
import { type Draft, keysOf, keyTable, plainKeysOf, type WireKey } from '../codec/wire-key.ts';
import { localText, noText, withFallback } from '../codec/values/local-text.ts';

/** While it is decoded, an option collects its label language by language. */
interface SpokenOption extends Option {
  readonly spoken?: Readonly<Record<string, string>>;
}

const plain = plainKeysOf<SpokenOption>();
const key = keysOf<SpokenOption>();

const spoken = (language: keyof LocalText) =>
  key(
    language,
    text,
    (option) => option.label[language],
    (words, draft) => ({ spoken: { ...draft.spoken, [language]: words } }),
  );

export const optionKeys: readonly WireKey<SpokenOption>[] = [
  spoken('sc'),
  spoken('tc'),
  spoken('en'),
  // Decoded, never encoded: the label in one piece, as fields have it.
  key(
    'name',
    localText,
    () => undefined,
    (label) => ({ label }),
  ),
  plain('value', text, 'value'),
  key(
    'text',
    flag,
    (option) => option.takesText ?? false,
    (takesText) => (takesText ? { takesText } : {}),
  ),
  key(
    'required',
    flag,
    (option) => option.needsText ?? false,
    (needsText) => (needsText ? { needsText } : {}),
  ),
  // Our addition: in spec 3 all options can be chosen together.
  plain('exclusive', mark, 'excludesOthers'),
  plain('tips', localText, 'tips'),
  // Our addition: values of the field that `options_under` names.
  plain('under', texts, 'under'),
  key(
    'phone_code',
    text,
    (option) => option.area,
    (area) => ({ area: area.replace(/^[+\s]+/, '') }),
  ),
];

const record = recordOf(keyTable(optionKeys), finishOption);

const option: Codec<Option> = {
  decode: (wire, notes) => {
    if (isRecord(opened(wire))) return record.decode(wire, notes);
    const label = localText.decode(wire, notes);
    return label && { value: '', label };
  },
  encode: record.encode,
};

function finishOption({ spoken: words, ...draft }: Draft<SpokenOption>): Option {
  const label = (words && withFallback(words)) ?? draft.label ?? noText;
  return { ...draft, value: draft.value ?? '', label };
}

// An unreadable option keeps its position, because triggers refer to positions.
const list = listOf(option, { value: '', label: noText });

/** The options of a choice. An option without a value is stored by its simplified Chinese label. */
export const options: Codec<readonly Option[]> = {
  decode: (wire, notes) => {
    const read = list.decode(wire, notes);
    return read && read.map((one, index) => ({ ...one, value: one.value || one.label.sc || String(index + 1) }));
  },
  encode: list.encode,
};
