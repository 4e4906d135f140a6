import type { FieldDefinition, SampleFile } from '@portico/form-engine/definition/field-definition';
import type { Codec } from '../codec/codec.ts';
import { address } from '../codec/safe-text.ts';
import { limit, measure, text } from '../codec/scalars.ts';
import { listOf, recordOf } from '../codec/structures.ts';
import { texts } from '../codec/texts.ts';
import { keysOf, keyTable, type WireKey } from '../codec/wire-key.ts';

const extensions: Codec<readonly string[]> = {
  decode: (wire, notes) => {
    const read = texts.decode(wire, notes);
    return read && read.map((extension) => extension.trim().replace(/^\./, '').toLowerCase());
  },
  encode: texts.encode,
};

const sampleKey = keysOf<SampleFile>();

export const sampleKeys: readonly WireKey<SampleFile>[] = [
  sampleKey(
    'name',
    text,
    (sample) => sample.name,
    (name) => ({ name }),
  ),
  sampleKey(
    'url',
    address,
    (sample) => sample.url,
    (url) => ({ url }),
  ),
];

const samples = listOf(recordOf(keyTable(sampleKeys), ({ name, url }) => (url ? { name: name ?? url, url } : null)));

const key = keysOf<FieldDefinition>();

export const fileKeys: readonly WireKey<FieldDefinition>[] = [
  key(
    'file_type',
    extensions,
    (field) => field.files?.types,
    (types, { files }) => ({ files: { ...files, types } }),
  ),
  key(
    'file_size',
    measure,
    (field) => field.files?.megabytes,
    (megabytes, { files }) => ({ files: { ...files, megabytes } }),
  ),
  key(
    'upload_sample',
    limit,
    (field) => field.files?.most,
    (most, { files }) => ({ files: { ...files, most } }),
  ),
  key(
    'files',
    samples,
    (field) => field.files?.samples,
    (examples, { files }) => ({ files: { ...files, samples: examples } }),
  ),
  key(
    'file_duration',
    limit,
    (field) => field.files?.seconds,
    (seconds, { files }) => ({ files: { ...files, seconds } }),
  ),
];
