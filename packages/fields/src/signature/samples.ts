import type { SamplesOf } from '@portico/form-engine/prove/samples';
import { oneFile } from '../shared/files/file-samples.ts';
import { signatureField } from './signature-rules.ts';

export const signatureSamples: SamplesOf = (field) => oneFile(signatureField(field));
