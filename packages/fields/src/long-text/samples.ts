import type { SamplesOf } from '@portico/form-engine/prove/samples';
import { textsOfLengths } from '../shared/typed-text/sample-lengths.ts';

export const longTextSamples: SamplesOf = ({ text }, { lengths }) => {
  const { texts, isEvery } = textsOfLengths('a', [...lengths, { least: text?.shortest ?? 1 }]);
  return { answers: texts.map((value) => ({ value })), isEvery };
};
