import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { career } from './career.ts';
import { interests } from './interests.ts';
import { letter, referees } from './letters.ts';
import { personal } from './personal.ts';
import { publications } from './publications.ts';
import { research } from './research.ts';

/** Fellowships and the summer school of a centre for mathematics; letters weigh the most. */
export const form: FormDefinition = {
  modules: [personal, interests, career, publications, research, referees, letter],
};
