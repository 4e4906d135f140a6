import * as routes from '@portico/contract/forms';
import * as schemas from '@portico/contract/forms.schemas';
import { encodeModules } from '@portico/contract/forms/encode-modules';
import { Refused } from '../../platform/refused.ts';
import { handle } from '../../platform/wire/handle.ts';
import { dayIn } from '../../platform/day-in.ts';
import { findOpenForm } from './forms.queries.ts';

export const formRoutes = [
  handle.visitor(routes.trialForm, schemas.trialForm, async (_input, { db, now }) => {
    const form = await findOpenForm(db);
    if (form === undefined) throw new Refused('notFound');
    return { version: form.number, modules: [...encodeModules(form.definition)], today: dayIn(form.time_zone, now) };
  }),
];
