import { fieldKnowledge } from '@portico/fields/samples';
import { prepareForm } from '@portico/form-engine/compile/prepare-form';
import { checkForm, finish } from '@portico/form-engine/prove/check-form';
import { isSearched } from '@portico/form-engine/publish/definition-problem';
import type { CheckAnswer, CheckRequest } from './check-request.ts';

// Whoever types waits for nothing that is worked out here.
addEventListener('message', (event: MessageEvent<CheckRequest>) => void check(event.data));

async function check({ form, languages, untranslated, today, uses }: CheckRequest): Promise<void> {
  await prepareForm(form, fieldKnowledge.models);
  const found = finish(checkForm(form, fieldKnowledge, { language: 'sc', today }, languages, { uses, untranslated }));
  const answer: CheckAnswer = found
    .filter(({ key }) => isSearched(key))
    .map(({ key, place, params }) => ({ key, place: { ...place }, ...(params === undefined ? {} : { params }) }));
  postMessage(answer.slice(0, mostFindings));
}

const mostFindings = 500;
