import { largestFormSave } from '@portico/contract/form-draft';
import type { FastifyInstance } from 'fastify';
import { hasMoreParts } from '../json-parts.ts';
import { Refused } from '../refused.ts';

// Each costs nearly a microsecond to parse; a form of a thousand questions has about 35,000. No call needs more.
const mostParts = largestFormSave.values;

/**
 * Parses JSON bodies up to this size, unless a call sets its own limit. Of a larger one the values are counted first: many
 * small ones would hold up everybody else.
 */
export function addJsonBodies(app: FastifyInstance, bodyLimit: number): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string', bodyLimit }, (request, body, done) => {
    if (body.length > bodyLimit && hasMoreParts(body, mostParts)) done(new Refused('tooLarge'));
    else void parse(request, body, done);
  });
}
