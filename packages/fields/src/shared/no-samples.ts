import type { SamplesOf } from '@portico/form-engine/prove/samples';

/** Nobody answers it. */
export const noSamples: SamplesOf = () => ({ answers: [], isEvery: true });
