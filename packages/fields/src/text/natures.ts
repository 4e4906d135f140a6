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
import type { Problem, ProblemKey } from '@portico/form-engine/problem';
import { readers } from './readers.ts';

/** What a line of text must be. */
interface Nature {
  /** The line as it is meant: wide signs, blanks and what nobody sees come with keyboards and with copying. */
  readonly read: (line: string) => string;
  /** What is wrong with its shape. `today` is yyyy-mm-dd where the institution is. */
  readonly check: (line: string, today: string) => Problem | null;
  /** Fewest and most characters that it can have. */
  readonly lengths: readonly [least: number, most: number];
}

export const natures: Readonly<Record<TextNature, Nature>> = {
  chinese: nature(readers.name, isChinese, [1, Infinity]),
  letters: nature(readers.line, isLetters, [1, Infinity]),
  capitals: nature(readers.line, isCapitals, [1, Infinity]),
  decimal: nature(readers.number, isDecimal, [1, Infinity], 'number'),
  email: nature(readers.address, isEmail, [5, 254], 'email'),
  mobile: nature(readers.mobile, isMainlandMobile, [11, 11], 'mobile'),
  'id-card': { read: readers.code, check: checkIdNumber, lengths: [15, 18] },
  landline: nature(readers.landline, isLandline, [7, 40]),
  passport: nature(readers.code, isPassport, [5, 17]),
  'hong-kong-card': nature(readers.code, isHongKongCard, [8, 11]),
  'macau-card': nature(readers.code, isMacauCard, [8, 10]),
  'taiwan-card': nature(readers.code, isTaiwanCard, [10, 10]),
  'no-chinese': nature(readers.asTyped, isWithoutChinese, [1, Infinity]),
  'hex-colour': nature(readers.code, isHexColour, [4, 7]),
  'home-return-permit': nature(readers.code, isHomeReturnPermit, [9, 11]),
  'taiwan-permit': nature(readers.code, isTaiwanPermit, [8, 13]),
  'taiwan-residence': nature(readers.code, isTaiwanResidence, [10, 10]),
  postcode: nature(readers.line, isPostcode, [3, 19], 'postcode'),
  'web-address': nature(readers.page, isWebAddress, [10, 2048], 'webAddress'),
};

function nature(
  read: Nature['read'],
  hasShape: (line: string) => boolean,
  lengths: Nature['lengths'],
  key: ProblemKey = 'format',
): Nature {
  return { read, check: (line) => (hasShape(line) ? null : { key }), lengths };
}

// Spec 5: by the code that the check of an ID number gives.
const idCardProblems = [null, 'idCardFormat', 'idCardRegion', 'idCardChecksum'] as const;

function checkIdNumber(line: string, today: string): Problem | null {
  const year = ancientYearOf(line);
  if (year !== null) return { key: 'idCardYear', params: { year: String(year).padStart(4, '0') } };
  // A birthday cannot be in the future.
  const key = (birthdayOf(line) ?? '') > today ? 'idCardFormat' : idCardProblems[checkIdCard(line)];
  return key === null ? null : { key };
}
