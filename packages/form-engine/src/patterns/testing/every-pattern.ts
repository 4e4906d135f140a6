import { countWords } from '../../word-count.ts';
import { isHongKongCard } from '../cards/hong-kong-card.ts';
import { ancientYearOf, birthdayOf, checkIdCard } from '../cards/id-card.ts';
import { isMacauCard } from '../cards/macau-card.ts';
import { isPassport } from '../cards/passport.ts';
import { isRegionCode } from '../cards/regions.ts';
import { isTaiwanCard, isTaiwanResidence } from '../cards/taiwan-card.ts';
import { isHomeReturnPermit, isTaiwanPermit } from '../cards/travel-permit.ts';
import { emailKey, isEmail } from '../email.ts';
import { isLandline } from '../landline.ts';
import { isMainlandMobile, phoneDigits, stripPhone } from '../mobile.ts';
import { passwordProblem } from '../password.ts';
import { isPhone, phoneKey } from '../phone.ts';
import { isPostcode } from '../postcode.ts';
import { isCapitals } from '../text/capitals.ts';
import { isChinese } from '../text/chinese.ts';
import { isDecimal } from '../text/decimal.ts';
import { isHexColour } from '../text/hex-colour.ts';
import { isLetters } from '../text/letters.ts';
import { narrow } from '../text/narrow.ts';
import { isWithoutChinese } from '../text/no-chinese.ts';
import { oneDot, textKey } from '../text/text-key.ts';
import { dropUnseen, hasUnreadable, isUnseen } from '../text/unseen.ts';
import { extensionOf, isFileName, isImageName } from '../upload-types.ts';
import { isWebAddress, withScheme } from '../web-address.ts';

/** Every function that reads untrusted text, for the tests that all of them must pass. */
export const everyPattern: Readonly<Record<string, (text: string) => unknown>> = {
  ancientYearOf,
  birthdayOf,
  checkIdCard,
  countWords,
  emailKey,
  extensionOf,
  isCapitals,
  isChinese,
  isDecimal,
  isEmail,
  isFileName,
  isHexColour,
  isHongKongCard,
  isImageName,
  isLandline,
  isLetters,
  isMacauCard,
  isMainlandMobile,
  isPassport,
  isPhoneAbroad: (text) => isPhone('852', text),
  isPhoneOnTheMainland: (text) => isPhone('86', text),
  isPhoneUnderAnyCode: (text) => isPhone(text, '51234567'),
  isRegionCode,
  isTaiwanCard,
  isHomeReturnPermit,
  isTaiwanPermit,
  isTaiwanResidence,
  isPostcode,
  isWebAddress,
  withScheme,
  narrow,
  oneDot,
  textKey,
  dropUnseen,
  hasUnreadable,
  isUnseen,
  isWithoutChinese,
  passwordProblem,
  phoneDigits,
  phoneKey: (text) => phoneKey('852', text),
  stripPhone,
};
