/** A Taiwan identity card or residence permit: a letter, 1 or 2 (8 or 9 for foreign residents), eight digits. */
export function isTaiwanCard(text: string): boolean {
  return /^[A-Z][1289]\d{8}$/i.test(text) && addsUp(text.toUpperCase());
}

/** Only a residence permit: 8 or 9 after the letter since 2021; a second letter, A to D, on older ones. */
export function isTaiwanResidence(text: string): boolean {
  return /^[A-Z][89A-D]\d{8}$/i.test(text) && addsUp(text.toUpperCase());
}

function addsUp(text: string): boolean {
  const number = numberOf(text.charAt(0));
  let sum = Math.floor(number / 10) + (number % 10) * 9;
  for (let at = 1; at < 10; at += 1) sum += digitAt(text, at) * Math.max(9 - at, 1);
  return sum % 10 === 0;
}

// Of a second letter only the last digit of its number counts.
function digitAt(text: string, at: number): number {
  const character = text.charAt(at);
  return /\d/.test(character) ? Number(character) : numberOf(character) % 10;
}

function numberOf(letter: string): number {
  return 10 + letters.indexOf(letter);
}

// In the order of their numbers, 10 to 35: I, O and W were added later.
const letters = 'ABCDEFGHJKLMNPQRSTUVXYWZIO';
