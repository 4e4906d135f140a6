import { choices } from './choices/tc.ts';
import { dates } from './dates/tc.ts';
import { files } from './files/tc.ts';
import { frame } from './frame/tc.ts';
import { problems } from './problems/tc.ts';
import { rows } from './rows/tc.ts';
import { told } from './told/tc.ts';
import { trial } from './trial/tc.ts';

export const fields = { choices, dates, files, frame, problems, rows, told, trial } as const;
