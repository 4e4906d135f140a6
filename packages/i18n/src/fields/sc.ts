import { choices } from './choices/sc.ts';
import { dates } from './dates/sc.ts';
import { files } from './files/sc.ts';
import { frame } from './frame/sc.ts';
import { problems } from './problems/sc.ts';
import { rows } from './rows/sc.ts';
import { told } from './told/sc.ts';
import { trial } from './trial/sc.ts';

export const fields = { choices, dates, files, frame, problems, rows, told, trial } as const;
