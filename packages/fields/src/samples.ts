import type { FieldKnowledge } from '@portico/form-engine/prove/samples';
import { models } from './models.ts';
import * as points from './registry/points.ts';
import * as samples from './registry/samples.ts';

/** What deciding about a form needs to know about the types of fields. */
export const fieldKnowledge: FieldKnowledge = { models, samples, points };
