import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { basicInfo } from './basic-info/basic-info.ts';
import { documents } from './documents.ts';
import { education } from './education.ts';
import { essays } from './essays.ts';
import { family } from './family.ts';
import { languages } from './languages.ts';
import { recommendation } from './recommendation.ts';
import { referees } from './referees.ts';
import { work } from './work/work.ts';

/** Admission to a master’s programme in finance. */
export const form: FormDefinition = {
  modules: [basicInfo, education, work, family, languages, essays, referees, recommendation, documents],
};
