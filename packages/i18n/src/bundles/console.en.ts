import { console } from '../console/en.ts';
import { errors } from '../errors/en.ts';

export const messages = { console, errors };
