export interface AliyunNumber {
  readonly digits: string;
  readonly mainland: boolean;
}

/**
 * A number in Aliyun's format: 11 digits on the mainland, elsewhere country code and number without plus or leading
 * zeros. Undefined if it cannot be a number.
 */
export function toAliyunNumber(recipient: string): AliyunNumber | undefined {
  const written = recipient.replaceAll(/[\s().-]/g, '');
  // With a plus, +1 and ten digits are a North American number, even if they look like one of the mainland.
  const home = /^(?:\+86|0086|86)?(1[3-9]\d{9})$/.exec(written)?.[1];
  if (home !== undefined) return { digits: home, mainland: true };
  const digits = written.replace(/^(\+|00)/, '');
  return /^[1-9]\d{6,14}$/.test(digits) ? { digits, mainland: false } : undefined;
}
