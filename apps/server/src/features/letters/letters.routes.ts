import * as routes from '@portico/contract/recommendations';
import * as schemas from '@portico/contract/recommendations.schemas';
import type { AppParts } from '../../platform/app-parts.ts';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { saveParticulars, readApplicantFacts } from './applicant-facts.ts';
import { carryLetter } from './carry-letter.ts';
import { declineLetter } from './decline-letter.ts';
import { loadLetter } from './load-letter.ts';
import { saveLetter, submitLetter } from './save-letter.ts';

// Fits a module of 1 MB in Chinese, which a form body encodes in three times as many bytes.
const largestBody = 4_194_304;

export function letterRoutes(parts: AppParts): readonly BoundRoute[] {
  return [
    handle.letter(routes.recommendFiled, schemas.recommendFiled, (_input, call) => loadLetter(parts, call)),
    { ...handle.letterByKey(routes.saveLetter, schemas.saveLetter, saveLetter), largestBody },
    // The request's state shows that the letter was submitted, so no response has to be stored for the key.
    handle.letterByKey(routes.submitLetter, schemas.submitLetter, submitLetter),
    handle.letter(routes.declineLetter, schemas.declineLetter, declineLetter),
    // Only fills empty answers, so repeating it changes nothing.
    handle.letterByKey(routes.carryLetter, schemas.carryLetter, (input, call) => carryLetter(parts, input, call)),
    handle.letter(routes.applicantInfo, schemas.applicantInfo, readApplicantFacts),
    handle.letter(routes.saveParticulars, schemas.saveParticulars, saveParticulars),
  ];
}
