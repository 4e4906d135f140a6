import { capture } from './capture/tc.ts';
import { choices } from './choices/tc.ts';
import { dates } from './dates/tc.ts';
import { files } from './files/tc.ts';
import { formats } from './formats/tc.ts';
import { frame } from './frame/tc.ts';
import { problems } from './problems/tc.ts';
import { rows } from './rows/tc.ts';
import { texts } from './texts/tc.ts';
import { trial } from './trial/tc.ts';

export const fields = { capture, choices, dates, files, formats, frame, problems, rows, texts, trial } as const;
