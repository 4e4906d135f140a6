import type { TextNature } from '@portico/form-engine/definition/field-type';
import { isCapitals } from '@portico/form-engine/patterns/capitals';
import { isChinese } from '@portico/form-engine/patterns/chinese';
import { isDecimal } from '@portico/form-engine/patterns/decimal';
import { isEmail } from '@portico/form-engine/patterns/email';
import { isHexColour } from '@portico/form-engine/patterns/hex-colour';
import { isHongKongCard } from '@portico/form-engine/patterns/hong-kong-card';
import { ancientYearOf, birthdayOf, checkIdCard } from '@portico/form-engine/patterns/id-card';
import { isLandline } from '@portico/form-engine/patterns/landline';
import { isLetters } from '@portico/form-engine/patterns/letters';
import { isMacauCard } from '@portico/form-engine/patterns/macau-card';
import { isMainlandMobile } from '@portico/form-engine/patterns/mobile';
import { isWithoutChinese } from '@portico/form-engine/patterns/no-chinese';
import { isPassport } from '@portico/form-engine/patterns/passport';
import { isPostcode } from '@portico/form-engine/patterns/postcode';
import { isTaiwanCard, isTaiwanResidence } from '@portico/form-engine/patterns/taiwan-card';
import { isHomeReturnPermit, isTaiwanPermit } from '@portico/form-engine/patterns/travel-permit';
import { isWebAddress } from '@portico/form-engine/patterns/web-address';
import type { Problem, ShapedNature } from '@portico/form-engine/problem';
import { readers } from './readers.ts';

/** What a line of text must be. */
interface Nature {
  /** Normalises a line: keyboards and copying add full-width forms, blanks and invisible characters. */
  readonly read: (line: string) => string;
  /** What is wrong with its form. `today` is yyyy-mm-dd in the institution's time zone. */
  readonly check: (line: string, today: string) => Problem | null;
  /** The minimum and maximum number of characters. */
  readonly lengths: readonly [least: number, most: number];
}

export const natures: Readonly<Record<TextNature, Nature>> = {
  chinese: nature(readers.name, isChinese, [1, Infinity], shaped('chinese')),
  letters: nature(readers.line, isLetters, [1, Infinity], shaped('letters')),
  capitals: nature(readers.line, isCapitals, [1, Infinity], shaped('capitals')),
  decimal: nature(readers.number, isDecimal, [1, Infinity], { key: 'number' }),
  email: nature(readers.address, isEmail, [5, 254], { key: 'email' }),
  mobile: nature(readers.mobile, isMainlandMobile, [11, 11], { key: 'mobile' }),
  'id-card': { read: readers.code, check: checkIdNumber, lengths: [15, 18] },
  landline: nature(readers.landline, isLandline, [7, 40], shaped('landline')),
  passport: nature(readers.code, isPassport, [5, 17], shaped('passport')),
  'hong-kong-card': nature(readers.code, isHongKongCard, [8, 11], shaped('hong-kong-card')),
  'macau-card': nature(readers.code, isMacauCard, [8, 10], shaped('macau-card')),
  'taiwan-card': nature(readers.code, isTaiwanCard, [10, 10], shaped('taiwan-card')),
  'no-chinese': nature(readers.asTyped, isWithoutChinese, [1, Infinity], shaped('no-chinese')),
  'hex-colour': nature(readers.code, isHexColour, [4, 7], shaped('hex-colour')),
  'home-return-permit': nature(readers.code, isHomeReturnPermit, [9, 11], shaped('home-return-permit')),
  'taiwan-permit': nature(readers.code, isTaiwanPermit, [8, 13], shaped('taiwan-permit')),
  'taiwan-residence': nature(readers.code, isTaiwanResidence, [10, 10], shaped('taiwan-residence')),
  postcode: nature(readers.line, isPostcode, [3, 19], { key: 'postcode' }),
  'web-address': nature(readers.page, isWebAddress, [10, 2048], { key: 'webAddress' }),
};

function nature(
  read: Nature['read'],
  hasShape: (line: string) => boolean,
  lengths: Nature['lengths'],
  problem: Problem,
): Nature {
  return { read, check: (line) => (hasShape(line) ? null : problem), lengths };
}

/** The problem that a line does not look like its nature. */
function shaped(name: ShapedNature): Problem {
  return { key: 'format', params: { nature: name } };
}

// Spec 5: by the code that the check of an ID number returns.
const idCardProblems = [null, 'idCardFormat', 'idCardRegion', 'idCardChecksum'] as const;

function checkIdNumber(line: string, today: string): Problem | null {
  const year = ancientYearOf(line);
  if (year !== null) return { key: 'idCardYear', params: { year: String(year).padStart(4, '0') } };
  // A birthday cannot be in the future.
  const key = (birthdayOf(line) ?? '') > today ? 'idCardFormat' : idCardProblems[checkIdCard(line)];
  return key === null ? null : { key };
}
