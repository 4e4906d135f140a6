import { isDomain } from './email.ts';

/** A page on the web: http or https, a domain, then anything; no credentials. */
export function isWebAddress(text: string): boolean {
  return text.length <= longest && isDomain(whole.exec(text)?.[1] ?? '');
}

/** An address as people write it, with the scheme that they leave out. */
export function withScheme(text: string): string {
  return text.length <= longest && isDomain(bare.exec(text)?.[1] ?? '') ? `https://${text}` : text;
}

const longest = 2048;
const rest = String.raw`([^\s/?#:@]+)(?::\d{1,5})?(?:[/?#]\S*)?$`;
const whole = new RegExp(`^https?://${rest}`, 'i');
const bare = new RegExp(`^${rest}`);
