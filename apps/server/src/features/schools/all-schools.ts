import type { LocalText } from '@portico/form-engine/language';
import { schoolLevels, type SchoolLevel } from './levels.ts';
import type { Region } from './region.ts';
import { japanAndKorea } from './regions/asia/japan-and-korea.ts';
import { southeastAsia } from './regions/asia/southeast.ts';
import { southernAndWesternAsia } from './regions/asia/southern-and-western.ts';
import { canadaAndLatinAmerica } from './regions/canada-and-latin-america.ts';
import { britainAndIreland } from './regions/europe/britain-and-ireland.ts';
import { easternEurope } from './regions/europe/eastern.ts';
import { northernAndSouthernEurope } from './regions/europe/northern-and-southern.ts';
import { westernEurope } from './regions/europe/western.ts';
import { hongKongMacauTaiwan } from './regions/hong-kong-macau-taiwan.ts';
import { mainlandEast } from './regions/mainland/east.ts';
import { mainlandFurther } from './regions/mainland/further.ts';
import { mainlandNorth } from './regions/mainland/north.ts';
import { mainlandSouthAndWest } from './regions/mainland/south-and-west.ts';
import { oceaniaAndAfrica } from './regions/oceania-and-africa.ts';
import { unitedStates } from './regions/united-states.ts';
import { foldName } from './fold-name.ts';

export interface School {
  /** The English name in lower case with hyphens; also the cursor of a list. */
  readonly id: string;
  readonly name: LocalText;
  readonly short: readonly string[];
  readonly country: string;
  readonly level: SchoolLevel;
}

const regions: readonly Region[] = [
  mainlandNorth,
  mainlandEast,
  mainlandSouthAndWest,
  mainlandFurther,
  hongKongMacauTaiwan,
  southeastAsia,
  japanAndKorea,
  southernAndWesternAsia,
  unitedStates,
  canadaAndLatinAmerica,
  britainAndIreland,
  westernEurope,
  northernAndSouthernEurope,
  easternEurope,
  oceaniaAndAfrica,
];

const order = Object.keys(schoolLevels);

/**
 * All schools, level by level. They are the same for all tenants, so they are part of the program and not of the
 * database.
 */
export const allSchools: readonly School[] = regions
  .flat()
  .flatMap(({ country, level, schools }) =>
    schools.map(([sc, tc, en, ...short]) => ({
      id: foldName(en).replaceAll(/[^a-z0-9]+/g, '-'),
      name: { sc, tc, en },
      short,
      country,
      level,
    })),
  )
  .toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level));
