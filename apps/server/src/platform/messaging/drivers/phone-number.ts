/**
 * A number as Aliyun wants it: 11 digits on the mainland, elsewhere country code and number without plus or zeros in
 * front. Undefined where it cannot be one.
 */
export function toAliyunNumber(recipient: string): string | undefined {
  const digits = recipient.replaceAll(/[\s().-]/g, '').replace(/^(\+|00)/, '');
  const mainland = /^(?:86)?(1\d{10})$/.exec(digits)?.[1];
  if (mainland !== undefined) return mainland;
  return /^[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}
