const longest = 254;

/** The shape of a mail address: something, one @, a domain with a dot; no blanks, nothing empty between dots. */
export function isEmail(text: string): boolean {
  if (text.length > longest) return false;
  const at = text.lastIndexOf('@');
  const name = text.slice(0, at);
  const domain = text.slice(at + 1);
  if (at < 1 || name.length > 64 || /[\s@,;<>()[\]\\"]/.test(name) || hasEmptyPart(name)) return false;
  return (
    /^[\p{L}\p{N}.-]+$/u.test(domain) && domain.includes('.') && !hasEmptyPart(domain) && !/^-|-$|\.-|-\./.test(domain)
  );
}

function hasEmptyPart(text: string): boolean {
  return text.split('.').includes('');
}

/** One key for every way to write an address: compatibility forms, case and blanks around it do not make another. */
export function emailKey(text: string): string {
  const address = text.trim();
  // Normalising takes the square of the length when marks are piled up; what is too long is no address anyway.
  return (address.length > longest ? address : address.normalize('NFKC')).toLowerCase();
}
