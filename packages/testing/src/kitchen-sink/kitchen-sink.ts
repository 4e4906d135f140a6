import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { basicInfo } from './basic-info/basic-info.ts';
import { documents } from './documents.ts';
import { education } from './education.ts';
import { essays } from './essays.ts';
import { preferences } from './preferences/preferences.ts';
import { recommendation } from './recommendation.ts';
import { referees } from './referees.ts';
import { visa } from './visa.ts';
import { work } from './work.ts';

/** An application form in three languages that uses every type of field, every setting and every nature of text. */
export const kitchenSink: FormDefinition = {
  modules: [basicInfo, visa, education, work, referees, essays, documents, preferences, recommendation],
};
