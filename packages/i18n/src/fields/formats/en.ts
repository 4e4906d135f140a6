/** What a line of each nature must look like, with an example: shown when it does not match. */
export const formats = {
  chinese: 'Incorrect format: Chinese characters only, such as 李明.',
  letters: 'Incorrect format: letters without accents, and spaces between them, such as Sao Paulo.',
  capitals: 'Incorrect format: capital letters only, such as LIN.',
  landline: 'Incorrect format: area code, number and, where there is one, extension, such as 010-62751234-801.',
  passport: 'Incorrect format: 5 to 17 letters and digits, such as E12345678.',
  'hong-kong-card':
    'Incorrect format: one or two letters, six digits and the check digit in brackets, such as A123456(3).',
  'macau-card': 'Incorrect format: seven digits and the check digit in brackets, such as 1234567(8).',
  'taiwan-card': 'Incorrect format: a capital letter and nine digits, such as A123456789.',
  'no-chinese': 'Incorrect format: letters and digits without Chinese characters, such as 7 Skylark Path.',
  'hex-colour': 'Incorrect format: # and three or six digits from 0 to F, such as #4DBCA6.',
  'home-return-permit': 'Incorrect format: H or M and eight digits, such as H12345678.',
  'taiwan-permit': 'Incorrect format: eight digits, such as 12345678.',
  'taiwan-residence': 'Incorrect format: two letters, or a letter and 8 or 9, then eight digits, such as A800000014.',
} as const;
