const longest = 254;
const longestLabel = 63;

/** The form of a mail address: something, one @, a domain with a dot; no blanks, nothing empty between dots. */
export function isEmail(text: string): boolean {
  if (text.length > longest || unseen.test(text)) return false;
  const at = text.lastIndexOf('@');
  const name = text.slice(0, at);
  if (at < 1 || name.length > 64 || /[\s@,;<>()[\]\\"]/.test(name) || name.split('.').includes('')) return false;
  return isDomain(text.slice(at + 1));
}

// Otherwise two addresses that look alike would be two accounts.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Labels of any script, separated by dots. */
export function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  // A last label of digits means an IP address, not a domain.
  return labels.length > 1 && labels.every(isLabel) && !/^\p{N}+$/u.test(labels.at(-1) ?? '');
}

function isLabel(label: string): boolean {
  // Many scripts write vowels as marks on the preceding letter.
  return label.length <= longestLabel && /^[\p{L}\p{N}-][\p{L}\p{M}\p{N}-]*$/u.test(label) && !/^-|-$/.test(label);
}

/**
 * One key for all spellings of an address: compatibility forms, case and surrounding blanks are ignored. `domainKey`
 * converts a domain into its ASCII form; without it, both forms count as different.
 */
export function emailKey(text: string, domainKey: (domain: string) => string = (domain) => domain): string {
  const address = text.trim();
  // Normalising takes quadratic time if combining marks pile up, and a text that long is no address anyway.
  const key = (address.length > longest ? address : address.normalize('NFKC')).toLowerCase();
  const domainAt = key.lastIndexOf('@') + 1;
  return key.slice(0, domainAt) + domainKey(key.slice(domainAt));
}
