import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { buildPng } from '../files/pictures/testing/build-png.ts';
import type { Block } from './application-document.ts';
import { openDocuments } from './open-documents.ts';
import { printable } from './printable.ts';
import { buildDocument, buildReceipt, pair, pairs, prose, say } from './testing/build-document.ts';
import { readPdf } from './testing/read-pdf.ts';
import { readTags } from './testing/read-tags.ts';
import { plainValue } from './texts.ts';

// Without the machine's fonts: what works with our own works everywhere.
const documents = openDocuments('off');
afterAll(() => documents.close());

async function make(...input: Parameters<typeof buildDocument>) {
  return readPdf(await documents.makeDocument('application', buildDocument(...input)));
}

const essay = '大二暑假，我在区统计局整理小微企业的调查表。同一家早餐店，三份表上的营业额相差一倍。'.repeat(40);

describe('a document', () => {
  it('says what it was given, in each language, with a bookmark for every part', async () => {
    const section = { kind: 'section', title: say('获奖', 'Awards'), blocks: [{ kind: 'nothing' }] } as const;
    const { text, bookmarks, title } = await make([pairs(pair('姓名', '林嘉禾')), section]);
    for (const part of ['云洲大学', 'Yunzhou University', '姓名', '林嘉禾', '获奖', 'Awards', '—'])
      expect(text).toContain(part);
    expect(bookmarks).toEqual(['基本信息   Basic information', '获奖   Awards']);
    expect(title).toBe('申请表 · Application · 林嘉禾');
  });

  it('has its number, its digest and the number of the page at the foot of every page', async () => {
    const { pages } = await make([prose('陈述', `${essay}\n${essay}\n${essay}`)]);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`${index + 1} / ${pages.length}`);
      expect(page).toContain(`2026A000123 SHA-256 ${'ab'.repeat(32)}`);
    }
  });

  it('repeats the head of a table on every page', async () => {
    const columns = [
      { label: say('奖项', 'Award'), share: 2 },
      { label: say('时间', 'When'), share: 1 },
    ];
    const rows = Array.from({ length: 120 }, (_, index) => [pair('', `Prize ${index}`).value, pair('', '2024').value]);
    const { pages, text } = await make([{ kind: 'table', columns, rows }]);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.every((page) => page.includes('Award') && page.includes('When'))).toBe(true);
    expect(text).toContain('Prize 119');
  });
});

describe('a screen reader', () => {
  const png = buildPng(1, 8, Buffer.from([0, 128]));
  const picture = { uid: 'a', name: 'transcript.png', facts: '', picture: 'a.png', problem: [] };
  const answers = pairs(
    pair('姓名', '林嘉禾 Nguyễn'),
    { label: say('成绩单'), value: [{ kind: 'files', files: [picture] }] },
    { label: say('签名', 'Signature'), value: [{ kind: 'signature', file: picture }] },
    { label: say('语言'), value: [{ kind: 'list', values: [...plainValue('Français'), ...plainValue('Русский')] }] },
  );
  const awards: Block = {
    kind: 'section',
    title: say('获奖', 'Awards'),
    blocks: [
      { kind: 'table', columns: [{ label: say('奖项', 'Award'), share: 1 }], rows: [[pair('', 'Prize').value]] },
    ],
  };

  it.each([
    ['sc', 'zh-CN'],
    ['tc', 'zh-TW'],
    ['en', 'en-GB'],
  ] as const)('is told all of an application in %s, declared as PDF/UA', async (language, tag) => {
    const input = buildDocument([answers, awards, prose('述', '一段。')], { language, logo: 'logo.png' });
    const pictures = new Map([
      ['a.png', png],
      ['logo.png', png],
    ]);
    const { tags, ...facts } = await readTags(await documents.makeDocument('application', input, pictures));
    expect(facts).toEqual({ isTagged: true, declared: '1', language: tag, showsTitle: true });
    const roles = tags.map(({ role }) => role);
    // Heading levels are not skipped, and a table has a header row.
    expect(roles.filter((role) => /^H\d?$/.test(role))).toEqual(['H1', 'H2']);
    for (const role of ['Table', 'THead', 'TH', 'TD', 'L', 'LI']) expect(roles).toContain(role);
    expect(tags.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual([
      '云洲大学 · Yunzhou University',
      'transcript.png',
      '签名 · Signature',
    ]);
    // Screen readers read each text in its own language; Chinese answers are marked as Chinese in English documents,
    // too.
    const languages = new Set(tags.map(({ lang }) => lang).filter((lang) => lang !== '' && lang !== tag));
    expect([...languages].every((lang) => ['zh', 'zh-CN', 'zh-TW', 'en-GB'].includes(lang))).toBe(true);
  });

  it('is told all of a receipt, its code included', async () => {
    const { tags, ...facts } = await readTags(await documents.makeDocument('receipt', buildReceipt()));
    expect(facts).toEqual({ isTagged: true, declared: '1', language: 'zh-TW', showsTitle: true });
    expect(tags.find(({ role }) => role === 'Figure')).toMatchObject({ alt: '扫码核验 · Scan to verify' });
  });

  it('is not promised PDF/UA where a character has no glyph', async () => {
    const { isTagged, declared } = await readTags(
      await documents.makeDocument('application', buildDocument([pairs(pair('姓名', '𮧵'))])),
    );
    expect({ isTagged, declared }).toEqual({ isTagged: true, declared: '' });
  });
});

describe('an answer', () => {
  const attempts = [
    '#read("/etc/passwd")',
    '#import "parts.typ": *',
    '#sys.inputs #json("content.json")',
    '#(1 + 1) $x^2$ *bold* _slanted_ `code`',
    '= Heading',
    '<label> @reference ~ // comment /* more */',
    '\\ \\u{41} \\#',
    '"] #panic("out") [',
    '{{ content }} ${content} %s <script>alert(1)</script>',
  ];

  it.each(attempts)('is set as it stands: %s', async (attempt) => {
    const { text, bookmarks } = await make([pairs(pair('问', attempt)), prose('述', attempt)]);
    const stripped = attempt.replaceAll(/\s+/g, '');
    expect(text.replaceAll(/\s+/g, '').split(stripped)).toHaveLength(3);
    expect(bookmarks).toHaveLength(1);
  });

  it('may be as long as answers can be', async () => {
    const long = 'x'.repeat(20_000);
    const { text, pages } = await make([pairs(pair('问', long)), prose('述', printable('字'.repeat(10_000)))]);
    expect(text.match(/x/g)).toHaveLength(20_000);
    expect(text.match(/字/g)).toHaveLength(10_000);
    expect(pages.length).toBeGreaterThan(8);
  });

  it('with thousands of marks on one letter keeps a few, and without signs that only machines see', () => {
    const tower = printable(`e${'\u0301'.repeat(50_000)}nd a\u00AD\u2060b`);
    expect(tower).toBe(`e${'\u0301'.repeat(8)}nd ab`);
    expect(printable('क्षि ñ')).toBe('क्षि ñ');
  });

  it('with a character that no font has keeps it, and tells its number', async () => {
    const { text } = await make([pairs(pair('姓名', '𠮷𮧵森'))], { foot: { head: '𠮷𮧵森', number: '', hash: '' } });
    expect(text).toContain('U+2E9F5');
    expect(text).toContain('森');
    expect(text).toContain('以下字符没有字形。');
  });

  it('with nothing but usual characters needs no note', async () => {
    const { text } = await make([pairs(pair('姓名', '龘靐齉爩 Ñandú Žižek Nguyễn Αθήνα Пётр ’“”…\u200d\ufe0f'))]);
    expect(text).not.toContain('U+');
  });
});

describe('a fault', () => {
  it('costs one document and no other', async () => {
    const file = { uid: 'a', name: 'a.jpg', facts: '', picture: 'a.jpg', problem: [] };
    const broken = buildDocument([pairs({ label: say('图'), value: [{ kind: 'files', files: [file] }] })]);
    const content = new Map([['a.jpg', Buffer.from('no picture at all')]]);
    const results = await Promise.allSettled([
      documents.makeDocument('application', broken, content),
      documents.makeDocument('application', buildDocument([])),
      documents.makeDocument('application', broken),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
    expect((await make([])).pages).toHaveLength(1);
  });
});

describe('the event loop', () => {
  it('goes on while a document is set', async () => {
    let turns = 0;
    const making = { is: true };
    const made = documents
      .makeDocument('application', buildDocument([prose('述', essay.repeat(10))]))
      .finally(() => (making.is = false));
    while (making.is) {
      await turn();
      turns += 1;
    }
    expect((await made).length).toBeGreaterThan(30_000);
    expect(turns).toBeGreaterThan(100);
  });

  it('is not left with more than can be made soon', async () => {
    const jobs = Array.from({ length: 60 }, () => documents.makeDocument('application', buildDocument([])));
    const outcomes = await Promise.allSettled(jobs);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(20);
    expect(outcomes.at(-1)).toMatchObject({ reason: { key: 'busy' } });
  });
});

// A machine without Chinese fonts has no glyph for the rare character; the document then lists it.
it('is made with the fonts of the machine, too', async () => {
  const others = openDocuments('system');
  const { text } = await readPdf(
    await others.makeDocument('application', buildDocument([pairs(pair('姓名', '林𠮷'))])),
  );
  expect(text).toMatch(/林(?:𠮷|.*U\+20BB7)/);
  await others.close();
});
