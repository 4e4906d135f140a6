const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checks = '10X98765432';

/** The number of a mainland card after GB 11643: region, birthday, an odd or even place, and a digit that proves the rest. */
export function idCardNumber(region: string, born: string, gender: 'female' | 'male', place: number): string {
  const order = place * 2 + (gender === 'male' ? 1 : 0);
  const digits = `${region}${born.replaceAll('-', '')}${String(order).padStart(3, '0')}`;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return digits + checks.charAt(sum % 11);
}
