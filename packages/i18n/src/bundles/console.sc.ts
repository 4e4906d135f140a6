import { console } from '../console/sc.ts';
import { errors } from '../errors/sc.ts';

export const messages = { console, errors };
