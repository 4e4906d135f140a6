const longest = 254;
const longestLabel = 63;

/** The shape of a mail address: something, one @, a domain with a dot; no blanks, nothing empty between dots. */
export function isEmail(text: string): boolean {
  if (text.length > longest || unseen.test(text)) return false;
  const at = text.lastIndexOf('@');
  const name = text.slice(0, at);
  if (at < 1 || name.length > 64 || /[\s@,;<>()[\]\\"]/.test(name) || name.split('.').includes('')) return false;
  return isDomain(text.slice(at + 1));
}

// Two addresses that look alike would otherwise be two accounts.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Labels with dots between them, of any script. */
export function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  // A last label of digits is an IP address, not a domain.
  return labels.length > 1 && labels.every(isLabel) && !/^\p{N}+$/u.test(labels.at(-1) ?? '');
}

function isLabel(label: string): boolean {
  // Many scripts write vowels as marks on the letter before them.
  return label.length <= longestLabel && /^[\p{L}\p{N}-][\p{L}\p{M}\p{N}-]*$/u.test(label) && !/^-|-$/.test(label);
}

/**
 * One key for every way to write an address: compatibility forms, case and blanks around it do not make another. Who
 * can turn a domain into its ASCII form passes how; without, both forms of a domain are two.
 */
export function emailKey(text: string, domainKey: (domain: string) => string = (domain) => domain): string {
  const address = text.trim();
  // Normalising takes quadratic time when combining marks pile up; a text that long is no address anyway.
  const key = (address.length > longest ? address : address.normalize('NFKC')).toLowerCase();
  const domainAt = key.lastIndexOf('@') + 1;
  return key.slice(0, domainAt) + domainKey(key.slice(domainAt));
}
