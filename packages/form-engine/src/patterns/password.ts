export type PasswordProblem = 'short' | 'uppercase' | 'lowercase' | 'digit' | 'common';

const shortest = 8;
const longest = 128;

/** Spec 5: eight characters with an uppercase letter, a lowercase letter and a digit; besides, no common password. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password.length < shortest || password.length > longest) return 'short';
  if (!/[A-Z]/.test(password)) return 'uppercase';
  if (!/[a-z]/.test(password)) return 'lowercase';
  if (!/\d/.test(password)) return 'digit';
  return isCommon(password) ? 'common' : null;
}

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

// Words and keyboard patterns that lead every list of leaked passwords, without case, digits and substitutions.
const common = new Set(
  `password passwd pass qwerty qwertyuiop qwer asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm abc abcd abcde abcdef abcdefg a aa aaa
  admin administrator root user guest test testing demo welcome hello letmein login master monkey dragon sunshine princess
  football baseball iloveyou iloveu love loveyou superman batman shadow michael jordan charlie secret computer internet
  summer winter spring autumn january february monday sunday freedom whatever trustno trust starwars pokemon google apple
  changeme default temp temporary access system server oracle mysql samsung killer hunter flower cookie ginger buster
  woaini woaiwojia aini zhang wang chen liu zhao huang china beijing shanghai qaz qazwsx qazwsxedc wsx qweasd qweasdzxc
  portico apply university school student student teacher`.split(/\s+/),
);

function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  const trimmed = lower.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  const words = [lower, trimmed, undisguise(trimmed), undisguise(lower)].map((text) => text.replaceAll(/[^a-z]/g, ''));
  return words.some((word) => common.has(word)) || isWalk(lower);
}

function undisguise(text: string): string {
  return [...text].map((character) => disguises[character] ?? character).join('');
}

// 1qaz2wsx, Abcd1234, Aa111111: rows and columns of keys, sequences and repetitions.
const walks = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
];

function isWalk(text: string): boolean {
  const parts = text.match(/[a-z]+|\d+/g) ?? [];
  const isRun = (part: string) => new Set(part).size === 1 || walks.some((walk) => walk.includes(part));
  return walks.some((walk) => walk.includes(text)) || (parts.join('') === text && parts.every(isRun));
}
