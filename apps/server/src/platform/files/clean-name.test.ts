import { describe, expect, it } from 'vitest';
import { cleanName } from './clean-name.ts';

describe('cleanName', () => {
  it.each([
    ['成绩单.pdf', '成绩单.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\scan.PDF', 'scan.PDF'],
    ['a\u0000b\r\nc.txt', 'abc.txt'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['  two   blanks .doc ', 'two blanks .doc'],
    ['', 'file'],
    ['..', 'file'],
    ['folder/', 'file'],
    ['half \ud83d.png', 'half \ufffd.png'],
    ['e\u0301.png', '\u00e9.png'],
  ])('%j becomes %j', (sent, expected) => {
    expect(cleanName(sent)).toBe(expected);
  });

  it('shortens in the middle: the extension stays', () => {
    const name = cleanName(`${'😀'.repeat(300)}.pdf`);
    expect([...name]).toHaveLength(200);
    expect(name.endsWith('.pdf')).toBe(true);
  });
});
