import type { TextNature } from '@portico/form-engine/definition/field-type';
import { isCapitals } from '@portico/form-engine/patterns/capitals';
import { isChinese } from '@portico/form-engine/patterns/chinese';
import { isDecimal } from '@portico/form-engine/patterns/decimal';
import { isEmail } from '@portico/form-engine/patterns/email';
import { isHexColour } from '@portico/form-engine/patterns/hex-colour';
import { isHongKongCard } from '@portico/form-engine/patterns/hong-kong-card';
import { birthdayOf, checkIdCard } from '@portico/form-engine/patterns/id-card';
import { isLandline } from '@portico/form-engine/patterns/landline';
import { isLetters } from '@portico/form-engine/patterns/letters';
import { isMacauCard } from '@portico/form-engine/patterns/macau-card';
import { isMainlandMobile } from '@portico/form-engine/patterns/mobile';
import { isWithoutChinese } from '@portico/form-engine/patterns/no-chinese';
import { isPassport } from '@portico/form-engine/patterns/passport';
import { isTaiwanCard } from '@portico/form-engine/patterns/taiwan-card';
import type { ProblemKey } from '@portico/form-engine/problem';

/** `today` is yyyy-mm-dd where the institution is. */
type Judge = (line: string, today: string) => ProblemKey | null;

/** What is wrong with the shape of a line, by what it must be. */
export const natures: Readonly<Record<TextNature, Judge>> = {
  chinese: must(isChinese),
  letters: must(isLetters),
  capitals: must(isCapitals),
  decimal: must(isDecimal, 'number'),
  email: must(isEmail, 'email'),
  mobile: must(isMainlandMobile, 'mobile'),
  // A birthday cannot be in the future.
  'id-card': (line, today) => ((birthdayOf(line) ?? '') > today ? 'idCardFormat' : idCardProblems[checkIdCard(line)]),
  landline: must(isLandline),
  passport: must(isPassport),
  'hong-kong-card': must(isHongKongCard),
  'macau-card': must(isMacauCard),
  'taiwan-card': must(isTaiwanCard),
  'no-chinese': must(isWithoutChinese),
  'hex-colour': must(isHexColour),
};

// Spec 5: by the code that the check of an ID number gives.
const idCardProblems = [null, 'idCardFormat', 'idCardRegion', 'idCardChecksum'] as const;

function must(hasShape: (line: string) => boolean, key: ProblemKey = 'format'): Judge {
  return (line) => (hasShape(line) ? null : key);
}
