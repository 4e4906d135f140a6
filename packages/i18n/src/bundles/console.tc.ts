import { console } from '../console/tc.ts';
import { errors } from '../errors/tc.ts';

export const messages = { console, errors };
