import { mainlandArea, isMainlandMobile, phoneDigits } from '@portico/form-engine/patterns/mobile';
import type * as phone from '@portico/form-engine/patterns/phone';

type Rules = Pick<typeof phone, 'isPhone' | 'phoneKey'>;

// The rules of all countries are 40 KB: they are loaded when a form first asks for a phone.
const loaded: { rules: Rules | null } = { rules: null };

export async function loadPhoneRules(): Promise<void> {
  loaded.rules ??= await import('@portico/form-engine/patterns/phone');
}

/** The rules of all countries; until they have loaded, any foreign number passes, since the server always checks. */
export function phoneRules(): Rules {
  return loaded.rules ?? coarse;
}

const coarse: Rules = {
  isPhone: (area, number) => (area === mainlandArea ? isMainlandMobile(number) : /^\d{4,15}$/.test(number)),
  phoneKey: (area, number) => (area === mainlandArea ? phoneDigits(number) : `+${area}${phoneDigits(number)}`),
};
