import type { Bounds } from '@portico/form-engine/definition/condition';
import type { FieldDefinition, TextSettings } from '@portico/form-engine/definition/field-definition';
import type { TextNature } from '@portico/form-engine/definition/field-type';
import type { Asked, Samples, SamplesOf } from '@portico/form-engine/prove/samples';
import { lengthsAround, textsOfLengths } from '../shared/typed-text/sample-lengths.ts';
import { fewNumbers } from './few-numbers.ts';
import { natures } from './natures.ts';
import { numbersAround } from './sample-numbers.ts';

/** Lines of a fixed form: examples, some of another length. */
const examples: Partial<Readonly<Record<TextNature, readonly string[]>>> = {
  email: ['a@b.cn', 'somebody@example.com', `${'a'.repeat(40)}@example.com`],
  mobile: ['13800138000'],
  'id-card': ['11010519491231002X', '110105491231002'],
  landline: ['5551234', '62781234', '010-62781234', '+86 010 62781234'],
  passport: ['E1234', 'E12345678', 'E1234567890123456'],
  'hong-kong-card': ['A1234563', 'A123456(3)', 'AB9876543', 'AB987654(3)'],
  'macau-card': ['12345678', '1234567(8)', '1/234567/8'],
  'taiwan-card': ['A123456789'],
  'hex-colour': ['#fff', '#4dbca6'],
  'home-return-permit': ['H12345678', 'H1234567890'],
  'taiwan-permit': ['12345678', '1234567890', '1234567890A', '1234567890(A)'],
  'taiwan-residence': ['A800000014'],
  postcode: ['100', '100084', '12345-6789'],
  'web-address': ['http://a.cn', 'https://www.example.com', 'https://www.example.com/a/long/page/of/some/institution'],
};

/** Lines of which every length is possible, by one character. */
const characters: Partial<Readonly<Record<TextNature, string>>> = {
  chinese: '中',
  letters: 'a',
  capitals: 'A',
  'no-chinese': 'a',
};

/** Lines on both sides of every bound that is asked about or set. */
export const textSamples: SamplesOf = ({ text = {} }: FieldDefinition, asked: Asked): Samples => {
  const { nature } = text;
  const fixed = nature === undefined ? undefined : examples[nature];
  if (nature !== undefined && fixed !== undefined) return samplesOfForm(natures[nature].lengths, fixed, text, asked);
  const lengths = [
    ...asked.lengths,
    { least: text.shortest ?? 1, ...(text.longest !== undefined && { most: text.longest }) },
  ];
  const mayBeNumber = nature === undefined || nature === 'decimal' || nature === 'no-chinese';
  const numbers = mayBeNumber && (nature === 'decimal' || asked.numbers.length > 0);
  const words = nature === 'decimal' ? none : textsOfLengths((nature && characters[nature]) ?? 'a', lengths);
  const decimals = numbers ? decimalsOf(text, asked, lengths) : none;
  return {
    answers: [...words.texts, ...decimals.texts].map((value) => ({ value })),
    isEvery: words.isEvery && decimals.isEvery,
  };
};

/** Of lines of a fixed form only examples are known; that is enough if nothing but their being there is asked. */
function samplesOfForm(
  [least, most]: readonly [number, number],
  fixed: readonly string[],
  { shortest = 0, longest = Infinity }: TextSettings,
  asked: Asked,
): Samples {
  const answers = fixed.filter((line) => line.length >= shortest && line.length <= longest).map((value) => ({ value }));
  const isAsked = asked.lengths.length + asked.numbers.length > 0;
  return { answers, isEvery: shortest > most || longest < least || (answers.length > 0 && !isAsked) };
}

const none: { readonly texts: readonly string[]; readonly isEvery: boolean } = { texts: [], isEvery: true };

function decimalsOf({ least, greatest, ...text }: TextSettings, asked: Asked, bounds: readonly Bounds[]) {
  const ends = { ...(least !== undefined && { least }), ...(greatest !== undefined && { greatest }) };
  const limits = { ...(least !== undefined && { least }), ...(greatest !== undefined && { most: greatest }) };
  const { numbers, isWhole } = numbersAround([...asked.numbers, limits]);
  const isMeasured = asked.lengths.length > 0 || (text.shortest ?? text.longest) !== undefined;
  if (!isMeasured) return { texts: numbers, isEvery: true };
  const few = asked.lengths.length > 0 || text.shortest !== undefined ? null : fewNumbers({ ...text, ...ends });
  if (few !== null) return { texts: few.map(String), isEvery: true };
  const { lengths, isEvery } = lengthsAround(bounds);
  const padded = numbers.flatMap((number) => [number, ...lengths.map((length) => padTo(number, length))]);
  // The shortest way to write a fraction between two bounds is not worked out.
  return { texts: [...new Set(padded)], isEvery: isEvery && isWhole };
}

/** The same number with zeros in front. */
function padTo(number: string, length: number): string {
  const sign = number.startsWith('-') ? '-' : '';
  return sign + number.slice(sign.length).padStart(length - sign.length, '0');
}
