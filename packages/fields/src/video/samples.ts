import type { SamplesOf } from '@portico/form-engine/prove/samples';
import { oneFile } from '../shared/files/file-samples.ts';
import { videoField } from './video-rules.ts';

export const videoSamples: SamplesOf = (field) => oneFile(videoField(field));
