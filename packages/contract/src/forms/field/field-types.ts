import { type FieldType, fieldTypeCodes, type TextNature } from '@portico/form-engine/definition/field-type';
import { type Code, coded } from '../codec/values/coded.ts';

/** How the wire represents the value of a type, if that differs from how answers store it. */
export const wireValues: Readonly<Partial<Record<FieldType, 'files' | 'columns'>>> = {
  upload: 'files',
  matrix: 'columns',
  video: 'files',
  signature: 'files',
};

/** Spec 2 gives 5 and 7; the others are defined in docs/decisions/0008-form-wire.md. */
export const natureCodes: readonly Code<TextNature>[] = [
  ['chinese', 1],
  ['letters', 2],
  ['capitals', 3],
  ['decimal', 4],
  ['email', 5],
  ['mobile', 6],
  ['id-card', 7],
  ['landline', 8],
  ['passport', 9],
  ['hong-kong-card', 10],
  ['macau-card', 11],
  ['taiwan-card', 12],
  ['no-chinese', 13],
  ['hex-colour', 14],
  ['home-return-permit', 15],
  ['taiwan-permit', 16],
  ['taiwan-residence', 17],
  ['postcode', 18],
  ['web-address', 19],
];

export const fieldType = coded<FieldType>(fieldTypeCodes);

export const textNature = coded(natureCodes);
