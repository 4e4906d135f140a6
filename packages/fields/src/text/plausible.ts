import type { TextNature } from '@portico/form-engine/definition/field-type';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import { type PlausibleAnswers, rotated } from '../plausible-answers.ts';
import { likelyLines } from './likely-lines.ts';

// Made up: documents have correct check digits, addresses are of domains that nobody can own.
const samples: Readonly<Record<Exclude<TextNature, 'decimal'>, readonly string[]>> = {
  chinese: ['林嘉禾', '陈思远', '王若溪', '何子墨', '周明轩'],
  letters: ['Lin', 'Chen Siyuan', 'Wang', 'He', 'Zhou'],
  capitals: ['LIN', 'CHEN', 'WANG', 'HE', 'ZHOU'],
  email: ['jiahe.lin', 'siyuan.chen', 'ruoxi.wang', 'zimo.he', 'mx.zhou'].map((name) => `${name}@example.org`),
  mobile: ['13800138000', '13800138001', '13800138002', '13800138003', '13800138004'],
  'id-card': ['110105199903010028', '110105199904020025', '110105199905030022', '11010519990604002X'],
  landline: ['010-62785000', '010-62785001', '010-62785002', '010-62785003'],
  passport: ['E12345670', 'E12345671', 'E12345672', 'E12345673'],
  'hong-kong-card': ['A123456(3)', 'A124456(9)', 'A125456(4)', 'A127456(5)'],
  'macau-card': ['1230000(0)', '1230001(1)', '1230002(2)', '1230003(3)'],
  'taiwan-card': ['A123450009', 'A123450018', 'A123450027', 'A123450036'],
  'no-chinese': ['Lin Jiahe', 'Chen Siyuan', 'Wang Ruoxi', 'He Zimo'],
  'hex-colour': ['#1D3F70', '#1D3F71', '#1D3F72', '#1D3F73'],
  'home-return-permit': ['H12345670', 'H12345671', 'H12345672', 'H12345673'],
  'taiwan-permit': ['12345670', '12345671', '12345672', '12345673'],
  'taiwan-residence': ['A800000005', 'A800000014', 'A800000023', 'A800000032'],
  postcode: ['100084', '200433', '510275', '310058'],
  'web-address': ['https://example.org/', 'https://example.org/about', 'https://example.com/', 'https://example.net/'],
};

/** A line of its nature that fits its lengths. */
export const plausible: PlausibleAnswers = (field, { language }, variant) =>
  linesFor(field, language, variant).map((value) => ({ value }));

function linesFor(field: FieldDefinition, language: Language, variant: number): readonly string[] {
  const { text = {} } = field;
  const { nature, shortest = 0, longest = Infinity } = text;
  if (nature === 'decimal') return numbersFor(text, variant);
  const lines = rotated(nature === undefined ? likelyLines(field, language) : samples[nature], variant);
  const fitting = lines.map((line) => (line.length < shortest ? stretched(line, shortest) : line.slice(0, longest)));
  return [...lines.filter((line) => line.length >= shortest && line.length <= longest), ...fitting];
}

function numbersFor({ least, greatest }: NonNullable<FieldDefinition['text']>, variant: number): readonly string[] {
  const low = least ?? Math.min(0, greatest ?? 0);
  const high = greatest ?? Math.max(low + 100, low);
  const between = [0.85, 0.9, 0.8, 0.95, 0.75].map((share) => Math.round(low + (high - low) * share));
  return [...rotated(between, variant), high, low, low + (high - low) / 2].map(String);
}

function stretched(line: string, length: number): string {
  return line.repeat(Math.ceil(length / line.length)).slice(0, length);
}
