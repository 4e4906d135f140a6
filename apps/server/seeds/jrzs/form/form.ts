import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { basicInfo } from './basic-info.ts';
import { documents } from './documents.ts';
import { education } from './education.ts';
import { essays } from './essays.ts';
import { examination } from './examination.ts';
import { work } from './work.ts';

/** A professional master’s degree, full-time or beside a job. */
export const form: FormDefinition = {
  modules: [basicInfo, education, work, examination, essays, documents],
};
