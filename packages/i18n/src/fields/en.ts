import { capture } from './capture/en.ts';
import { choices } from './choices/en.ts';
import { dates } from './dates/en.ts';
import { files } from './files/en.ts';
import { formats } from './formats/en.ts';
import { frame } from './frame/en.ts';
import { problems } from './problems/en.ts';
import { rows } from './rows/en.ts';
import { texts } from './texts/en.ts';
import { trial } from './trial/en.ts';

export const fields = { capture, choices, dates, files, formats, frame, problems, rows, texts, trial } as const;
