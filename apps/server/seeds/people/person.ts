import type { Language } from '@portico/form-engine/language';

/** The facts about an applicant that every form asks for. */
export interface Person {
  readonly name: string;
  /** In Latin letters. */
  readonly surname: string;
  readonly given: string;
  readonly gender: 'female' | 'male';
  readonly born: string;
  readonly from: string;
  readonly document: { readonly kind: 'id-card' | 'hong-kong' | 'taiwan' | 'passport'; readonly number: string };
  readonly email: string;
  /** The country code and the number. */
  readonly phone: readonly [string, string];
  readonly language: Language;
}

type Named = Pick<Person, 'name' | 'surname' | 'given' | 'gender' | 'born'>;

/** Somebody from the mainland, with a valid card number; the region is its first six digits. */
export function mainlander(named: Named, region: string, mobile: string): Person {
  const number = idCardNumber(region, named.born, named.gender, Number(mobile.slice(-2)));
  return {
    ...named,
    from: 'CN',
    document: { kind: 'id-card', number },
    email: emailOf(named),
    phone: ['86', mobile],
    language: 'sc',
  };
}

/** Somebody from elsewhere. */
export function visitor(named: Named, others: Omit<Person, keyof Named | 'email'>): Person {
  return { ...named, ...others, email: emailOf(named) };
}

function emailOf({ surname, given }: Pick<Named, 'surname' | 'given'>): string {
  return `${given}.${surname}`
    .toLowerCase()
    .replaceAll(/[^a-z.]/g, '')
    .concat('@example.com');
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checks = '10X98765432';

/**
 * A mainland card number according to GB 11643: region, birthday, a sequence number that is odd for men, and a check
 * digit.
 */
function idCardNumber(region: string, born: string, gender: 'female' | 'male', index: number): string {
  const order = index * 2 + (gender === 'male' ? 1 : 0);
  const digits = `${region}${born.replaceAll('-', '')}${String(order).padStart(3, '0')}`;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return digits + checks.charAt(sum % 11);
}
