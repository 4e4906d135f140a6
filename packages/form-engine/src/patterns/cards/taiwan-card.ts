/** A Taiwan identity card or residence permit: a letter, 1 or 2 (8 or 9 for residents from elsewhere), eight digits. */
export function isTaiwanCard(text: string): boolean {
  if (!/^[A-Z][1289]\d{8}$/i.test(text)) return false;
  const place = 10 + placeLetters.indexOf(text.charAt(0).toUpperCase());
  let sum = Math.floor(place / 10) + (place % 10) * 9;
  for (let at = 1; at < 10; at += 1) sum += Number(text.charAt(at)) * Math.max(9 - at, 1);
  return sum % 10 === 0;
}

// In the order of their numbers, 10 to 35: I, O and W came late.
const placeLetters = 'ABCDEFGHJKLMNPQRSTUVXYWZIO';
