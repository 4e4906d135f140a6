import { encodeCountry } from '@portico/contract/country';
import * as routes from '@portico/contract/places';
import * as schemas from '@portico/contract/places.schemas';
import { listCountries } from '@portico/i18n/countries';
import { handle } from '../../platform/wire/handle.ts';
import { areasIn } from './areas.ts';
import { browserOf } from './browser-of.ts';
import { countVisit } from './places.queries.ts';

export const placeRoutes = [
  handle.visitor(routes.countries, schemas.countries, async (_input, { language }) => ({
    list: listCountries(language).map(({ code, name, area }) =>
      encodeCountry({ flag: code.toLowerCase(), name, diallingCode: area }),
    ),
  })),
  handle.visitor(routes.areas, schemas.areas, async ({ pid = '' }, { language }) => ({
    list: [...areasIn(pid, language)],
  })),
  handle.visitor(routes.channelAccess, schemas.channelAccess, async ({ channel }, { db, project, now }) => {
    await countVisit(db, project.id, channel, now);
    return null;
  }),
  handle.anyone(routes.browser, schemas.browser, async (_input, { agent }) => browserOf(agent)),
];
