import type { PlausibleAnswers } from '../plausible-answers.ts';
import { plausibleFile } from '../shared/files/plausible-file.ts';

export const plausible: PlausibleAnswers = (field, _context, variant) => plausibleFile(field, variant);
