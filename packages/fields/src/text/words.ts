import { words } from '../words.ts';

export const textWords = {
  suggestions: words(
    '{count} 条建议，可用方向键选择',
    '{count} 項建議，可用方向鍵選擇',
    '{count, plural, one {# suggestion} other {# suggestions}}, use the arrow keys',
  ),
};
