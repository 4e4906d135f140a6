import { describe, expect, it } from 'vitest';
import { readReport } from './read-report.ts';
import { exchangeReport, gmailReport, qqMail } from './testing/mailbox-reports.ts';
import { delayReport, eximReport, expiredReport, holidayReply, oldEximMail, postfixReport } from './testing/reports.ts';

const mail = {
  to: 'bounces+0123456789abcdef0123456789abcdef.0123456789abcdef0123@bounces.example.edu',
  recipient: 'ada+letters@example.org',
  messageId: '01234567-89ab-cdef-0123-456789abcdef@apply.example.edu',
};
const asRead = (text: string) => readReport(Buffer.from(text));
const crlf = (text: string) => text.replaceAll('\n', '\r\n');

describe.each([
  ['Postfix', postfixReport, '5.1.1'],
  ['Exim', eximReport, '5.0.0'],
  ['Exchange', exchangeReport, '5.1.10'],
  ['Gmail', gmailReport, '5.1.1'],
  ['a server that gave up after days', expiredReport, '4.4.1'],
] as const)('a report of %s', (_, write, code) => {
  it.each([
    ['LF', write(mail)],
    ['CRLF', crlf(write(mail))],
  ])('is read with %s', async (__, text) => {
    const report = await asRead(text);
    expect(report).toMatchObject({ isFormal: true, messageId: mail.messageId, failed: [{ code }] });
    expect(report?.failed[0]?.addresses).toEqual([mail.recipient]);
    expect(report?.heads).toContain(mail.to);
  });
});

it.each([
  ['an Exim of old', oldEximMail, [mail.recipient]],
  ['QQ mail', qqMail, []],
] as const)('a human-readable bounce of %s is understood, and proves less', async (_, write, addresses) => {
  for (const text of [write(mail), crlf(write(mail))]) {
    const report = await asRead(text);
    expect(report).toMatchObject({ isFormal: false, messageId: '', failed: [{ addresses, code: '550' }] });
    expect(report?.heads).toContain(mail.to);
  }
});

it('is read though the mail that came back is long', async () => {
  const long = eximReport(mail).replace('Dear colleague', `Dear colleague ${'x'.repeat(70)}\n`.repeat(10_000));
  expect(await asRead(long)).toMatchObject({ isFormal: true, messageId: mail.messageId });
});

it.each([
  ['a delay', delayReport(mail)],
  ['a holiday', holidayReply(mail)],
  ['a success', postfixReport(mail).replace('Action: failed', 'Action: delivered')],
  ['a question of a person', `From: ada@example.org\nTo: ${mail.to}\n\nDo you mean 550 5.1.1?`],
  ['nothing', ''],
  ['bytes', '\u0000\u0001\uFFFE'.repeat(500)],
  ['a report without its parts', postfixReport(mail).replace(/boundary="[^"]*"/, 'charset=utf-8')],
  ['a status without a block', postfixReport(mail).replace('Action: failed', 'X-Action: failed')],
])('%s says nothing', async (_, text) => {
  expect(await asRead(text)).toBeUndefined();
  expect(await asRead(crlf(text))).toBeUndefined();
});

const largest = 500_000;
const nested = Array.from(
  { length: 3_000 },
  (_, depth) => `--b${depth}\nContent-Type: multipart/mixed; boundary=b${depth + 1}\n\n`,
);

describe('a hostile report', () => {
  it.each([
    ['parts in parts', `Content-Type: multipart/report; boundary=b0\n\n${nested.join('')}`],
    ['parts without end', `Content-Type: multipart/report; boundary=b\n\n${'--b\n\n'.repeat(largest / 5)}`],
    ['as many parts as are read', `Content-Type: multipart/report; boundary=b\n\n${'--b\n\n'.repeat(1_200)}`],
    ['a header without end', `Subject: ${'x'.repeat(largest)}`],
    ['a header folded without end', `Subject: x\n${' y\n'.repeat(largest / 3)}`],
    ['a hundred thousand headers', 'a:b\n'.repeat(largest / 4)],
    ['a status of blocks', statusOf('\n\n'.repeat(largest / 2))],
    ['a status of recipients', statusOf('Action: failed\nFinal-Recipient: rfc822; a@b.c\n\n'.repeat(largest / 46))],
    ['a status of one line', statusOf(`Action: failed ${';<'.repeat(largest / 2)}`)],
    ['a status of brackets', statusOf(`Action: failed\nFinal-Recipient: rfc822; ${'<'.repeat(largest)}`)],
    ['a page of digits', `From: postmaster@a.b\nContent-Type: text/html\n\n${'5.'.repeat(largest / 2)}`],
    ['a page of angle brackets', `From: postmaster@a.b\nContent-Type: text/html\n\n${'<'.repeat(largest)}`],
    ['words that never end', `Subject: ${'=?utf-8?B?AAAA?= '.repeat(5_000)}`],
  ])('costs little: %s', async (_, text) => {
    const startUsage = process.cpuUsage();
    const report = await asRead(text);
    // CPU time, because the machine may be busy.
    expect(process.cpuUsage(startUsage).user).toBeLessThan(1_000_000);
    expect(report?.failed.length ?? 0).toBeLessThanOrEqual(100);
  });
});

function statusOf(text: string): string {
  return `Content-Type: multipart/report; boundary=b\n\n--b\nContent-Type: message/delivery-status\n\n${text}\n--b--\n`;
}
