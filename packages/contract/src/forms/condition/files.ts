import type { FieldDefinition, FileSettings, SampleFile } from '@portico/form-engine/definition/field-definition';
import type { Codec } from '../codec/codec.ts';
import { address } from '../codec/values/safe-text.ts';
import { limit, measure, text } from '../codec/values/scalars.ts';
import { listOf, recordOf } from '../codec/structures.ts';
import { texts } from '../codec/values/texts.ts';
import { keysWithin, keyTable, plainKeysOf, type WireKey } from '../codec/wire-key.ts';

const extensions: Codec<readonly string[]> = {
  decode: (wire, notes) => {
    const read = texts.decode(wire, notes);
    return read && read.map((extension) => extension.trim().replace(/^\./, '').toLowerCase());
  },
  encode: texts.encode,
};

const sampleKey = plainKeysOf<SampleFile>();

export const sampleKeys: readonly WireKey<SampleFile>[] = [
  sampleKey('name', text, 'name'),
  sampleKey('url', address, 'url'),
];

/** Sample files to view or download, each with its name. */
export const samples = listOf(
  recordOf(keyTable(sampleKeys), ({ name, url }) => (url ? { name: name ?? url, url } : null)),
);

const plain = plainKeysOf<FileSettings>();

export const fileKeys: readonly WireKey<FieldDefinition>[] = keysWithin<FieldDefinition, FileSettings>(
  ({ files }) => files,
  (files) => ({ files }),
  [
    plain('file_type', extensions, 'types'),
    plain('file_size', measure, 'megabytes'),
    plain('upload_sample', limit, 'most'),
    plain('files', samples, 'samples'),
    plain('file_duration', limit, 'seconds'),
  ],
);
