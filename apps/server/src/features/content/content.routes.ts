import * as routes from '@portico/contract/content';
import * as schemas from '@portico/contract/content.schemas';
import { Refused } from '../../platform/refused.ts';
import { handle } from '../../platform/wire/handle.ts';
import { presentHeading, presentPage } from './content.present.ts';
import { findNewestPage, findPage, listNewestPages } from './content.queries.ts';
import { markRead } from './mark-read.ts';

export const contentRoutes = [
  handle.visitor(routes.singlePage, schemas.singlePage, async ({ key, id }, { db }) => {
    if ((key === undefined) === (id === undefined)) throw new Refused('malformed');
    const page = key === undefined ? await findPage(db, id ?? '') : await findNewestPage(db, key);
    if (page === undefined) throw new Refused('notFound');
    return presentPage(page);
  }),
  handle.applicant(routes.singlePages, schemas.singlePages, async (_input, { db, session }) => ({
    list: (await listNewestPages(db, session.applicantId)).map(presentHeading),
  })),
  handle.applicant(routes.readSinglePage, schemas.readSinglePage, markRead),
];
