export const texts = {
  counter: '{count} / {most}',
  counterSpoken: '{count} of at most {most} words',
  nearLimit: '{left, plural, =0 {No more words left} one {# word left} other {At most # words left}}',
  overLimit: 'Over the limit of {most, number} words',
  countryOf: 'Country or region code: {field}',
  chooseCountry: 'Please choose the country or region',
  countryCode: 'Code',
  mainCountries: 'Frequent',
  otherCountries: 'All others',
  suggestions: '{count, plural, one {# suggestion} other {# suggestions}}, use the arrow keys',
  groupBefore: '{group}: ',
  itemMark: ', ',
} as const;
