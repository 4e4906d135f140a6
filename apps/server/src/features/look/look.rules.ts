import type { LookProblem } from '@portico/contract/look-parts';
import type { Look } from '@portico/contract/look.schemas';
import { isEmail } from '@portico/form-engine/patterns/email';
import type { Language, LocalText } from '@portico/form-engine/language';
import { isReadable } from '@portico/ui/check-contrast';

interface Problem {
  readonly field: string;
  readonly problem: LookProblem;
}

/** What keeps a look from being published, field by field. */
export function problemsOf(look: Look, languages: readonly Language[], themeColours: readonly string[]): Problem[] {
  const missing = (field: string, text: LocalText): Problem[] =>
    languages
      .filter((language) => text[language].trim() === '')
      .map((language) => ({ field: `${field}.${language}`, problem: 'missing' }));
  const problems = [...missing('title', look.title), ...missing('seoTitle', look.seoTitle)];
  if (look.links.some(({ label }) => missing('links', label).length > 0))
    problems.push({ field: 'links', problem: 'missing' });
  else if (look.links.some(({ url }) => !isAddress(url))) problems.push({ field: 'links', problem: 'address' });
  if (look.contact.email !== '' && !isEmail(look.contact.email))
    problems.push({ field: 'contact.email', problem: 'mail' });
  if (!isReadable(brandOf(look, themeColours), look.softColour))
    problems.push({ field: 'colour', problem: 'contrast' });
  return problems;
}

/** The colour that the portal will have: the own one, or that of the theme. */
export function brandOf({ colour, theme }: Look, themeColours: readonly string[]): string {
  return colour === '' ? (themeColours[theme - 1] ?? '') : colour;
}

function isAddress(url: string): boolean {
  return /^mailto:[^\s@]+@[^\s@]+$/i.test(url) || (/^https?:\/\/[^\s/]+\S*$/i.test(url) && URL.canParse(url));
}
