import * as routes from '@portico/contract/content';
import * as schemas from '@portico/contract/content.schemas';
import { Refused } from '../../platform/refused.ts';
import { handle } from '../../platform/wire/handle.ts';
import { findNewestPage, findPage, type Heading, listNewestPages, type Page } from './content.queries.ts';
import { markRead } from './mark-read.ts';
import type { SinglePage, SinglePages } from '@portico/contract/content.schemas';
import { epochSeconds } from '../../platform/clock.ts';

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

function presentPage({ published_at, ...page }: Page): SinglePage['output'] {
  return { ...page, publish_time: epochSeconds(published_at) };
}

function presentHeading({ read_at, ...page }: Heading): SinglePages['output']['list'][number] {
  return { ...page, is_read: read_at === null ? 0 : 1, read_time: read_at === null ? 0 : epochSeconds(read_at) };
}
