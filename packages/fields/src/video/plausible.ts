import type { PlausibleAnswers } from '../plausible-answers.ts';
import { plausibleFile } from '../shared/files/plausible-file.ts';
import { videoField } from './video-rules.ts';

export const plausible: PlausibleAnswers = (field, _context, variant) => plausibleFile(videoField(field), variant);
