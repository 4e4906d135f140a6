export interface AliyunNumber {
  readonly digits: string;
  readonly mainland: boolean;
}

/**
 * A number as Aliyun wants it: 11 digits on the mainland, elsewhere country code and number without plus or zeros in
 * front. Undefined where it cannot be one.
 */
export function toAliyunNumber(recipient: string): AliyunNumber | undefined {
  const written = recipient.replaceAll(/[\s().-]/g, '');
  // With a plus, +1 and ten digits are North America, however much they look like a number of the mainland.
  const home = /^(?:\+86|0086|86)?(1[3-9]\d{9})$/.exec(written)?.[1];
  if (home !== undefined) return { digits: home, mainland: true };
  const digits = written.replace(/^(\+|00)/, '');
  return /^[1-9]\d{6,14}$/.test(digits) ? { digits, mainland: false } : undefined;
}
