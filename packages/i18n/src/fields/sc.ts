import { capture } from './capture/sc.ts';
import { choices } from './choices/sc.ts';
import { dates } from './dates/sc.ts';
import { files } from './files/sc.ts';
import { formats } from './formats/sc.ts';
import { frame } from './frame/sc.ts';
import { problems } from './problems/sc.ts';
import { rows } from './rows/sc.ts';
import { texts } from './texts/sc.ts';
import { trial } from './trial/sc.ts';

export const fields = { capture, choices, dates, files, formats, frame, problems, rows, texts, trial } as const;
