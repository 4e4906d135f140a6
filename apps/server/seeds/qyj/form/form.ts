import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { company } from './company.ts';
import { figures } from './figures.ts';
import { founder } from './founder.ts';
import { problem } from './problem.ts';
import { team } from './team.ts';
import { emissions, production } from './tracks.ts';

/** A fellowship for heads of young companies; each track leaves out the modules of the others. */
export const form: FormDefinition = {
  modules: [founder, company, figures, team, production, emissions, problem],
};
