import { describe, expect, it } from 'vitest';
import { likelyLines } from './likely-lines.ts';

const first = (sc: string, tc: string, en: string, language: 'sc' | 'tc' | 'en' = 'en') =>
  likelyLines({ label: { sc, tc, en } }, language)[0];

describe('a line that somebody would write', () => {
  it.each([
    ['姓名', '姓名', 'Full name', 'Lin Jiahe'],
    ['紧急联系人', '緊急聯絡人', 'Emergency contact', 'Lin Jiahe'],
    ['学校名称', '學校名稱', 'Name of the school', 'First School'],
    ['单位名称', '單位名稱', 'Name of the employer', 'Sample Company'],
    ['单位地址', '單位地址', 'Address of the employer', '1 Sample Road, London'],
    ['籍贯', '籍貫', 'Place of origin', 'Beijing'],
    ['专业', '專業', 'Major', 'Mathematics'],
    ['职务', '職務', 'Position', 'Assistant'],
    ['兴趣', '興趣', 'Interests', 'Sample text'],
    // A word within another one says nothing.
    ['备注', '備註', 'Nameplate and subjective remarks', 'Sample text'],
  ])('as %s', (sc, tc, en, line) => {
    expect(first(sc, tc, en)).toBe(line);
  });

  it('is in the language of whoever fills it in', () => {
    expect(first('姓名', '姓名', 'Name', 'tc')).toBe('林嘉禾');
    expect(first('学校', '學校', 'School', 'tc')).toBe('第一中學');
  });
});
