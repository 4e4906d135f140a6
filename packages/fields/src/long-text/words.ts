import { words } from '../words.ts';

export const longTextWords = {
  counter: words('{count} / {most}', '{count} / {most}', '{count} / {most}'),
  counterSpoken: words(
    '已写 {count} 字，上限 {most} 字',
    '已寫 {count} 字，上限 {most} 字',
    '{count} of at most {most} words',
  ),
  nearLimit: words(
    '{left, plural, =0 {字数已满} other {最多还可写 # 字}}',
    '{left, plural, =0 {字數已滿} other {最多還可寫 # 字}}',
    '{left, plural, =0 {No more words left} one {# word left} other {At most # words left}}',
  ),
  overLimit: words('已超出 {most} 字的上限', '已超出 {most} 字的上限', 'Over the limit of {most, number} words'),
};
