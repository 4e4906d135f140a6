import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { readDialled } from '@portico/form-engine/patterns/dialled';
import type { FieldModel } from '@portico/form-engine/field-model';
import { mainlandArea, phoneDigits } from '@portico/form-engine/patterns/mobile';
import type { Problem } from '@portico/form-engine/problem';
import type { Answer, RawAnswer } from '@portico/form-engine/values/answer';
import { listAreas } from '@portico/i18n/countries';
import { readText } from '../shared/typed-text/read-text.ts';
import { areaOptions, firstArea } from './areas.ts';
import { loadPhoneRules, phoneRules } from './late-rules.ts';
import { phoneOf, typedNumber } from './number.ts';

/** A dialling code and a number: [code, number]. The code alone is no answer. */
export const phoneModel: FieldModel = {
  type: 'phone',
  prepare: loadPhoneRules,
  empty: { value: ['', ''] },
  read: (raw, field) => ({ value: readPhone(raw, field) }),
  isEmpty: ({ value }) => phoneDigits(phoneOf(value).number) === '',
  tell: ({ value }) => {
    const { area, number } = phoneOf(value);
    return [{ kind: 'text', text: area === '' || number === '' ? number : `+${area} ${number}` }];
  },
  check: ({ value }, field) => {
    const { area, number } = phoneOf(value);
    const offered = areaOptions(field);
    if (area === '') return { key: 'phoneCountry' };
    if (offered.length > 0 && !offered.some((one) => one.area === area)) return { key: 'unknownOption' };
    if (phoneRules().isPhone(area, phoneDigits(number))) return null;
    return wrong(area === mainlandArea ? 'mobile' : 'phone', field);
  },
  fromAccount: (fact, accountPhone) => (fact === 'phone' ? { value: readAccountPhone(accountPhone) } : null),
  // Spec 5: both code and number.
  keyOf,
  checkSettings: (field) =>
    (field.options ?? [])
      .filter(({ area = '' }) => phoneDigits(area) === '')
      .map(({ value }) => ({ key: 'areaMissing', params: { option: value } })),
};

function readPhone(raw: RawAnswer, field: FieldDefinition): readonly [string, string] {
  const pair: readonly unknown[] = Array.isArray(raw.value) ? raw.value : ['', raw.value];
  const area = phoneDigits(readText(pair[0]));
  const number = typedNumber(readText(pair[1]));
  return [area === '' && number !== '' ? firstArea(field) : area, number];
}

function readAccountPhone(accountPhone: string): readonly [string, string] {
  if (!accountPhone.startsWith('+')) return [accountPhone === '' ? '' : mainlandArea, accountPhone];
  const dialled = readDialled(accountPhone, listAreas());
  return dialled === null || dialled === 'begun' ? ['', ''] : [dialled.area, dialled.number];
}

function wrong(key: 'mobile' | 'phone', { errorText }: FieldDefinition): Problem {
  return { key, ...(errorText === undefined ? {} : { text: errorText }) };
}

function keyOf({ value }: Answer): string {
  const { area, number } = phoneOf(value);
  return phoneRules().phoneKey(area, number);
}
