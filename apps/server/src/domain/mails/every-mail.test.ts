import { readdirSync } from 'node:fs';
import { languages } from '@portico/form-engine/language';
import { hostileTexts } from '@portico/testing/hostile-texts';
import { describe, expect, it } from 'vitest';
import { code, contact, links, templatesWith, token } from './testing/templates.ts';
import { wordsInMail } from './words-in-mail.ts';

// A text as people might type it, with personal links and a code that must not be passed on.
const typed = `Ann ${links.applicant} ${links.recommender} ${links.staff} ${code}`;
// Text that mail programs turn into links.
const lure = 'Click www.evil.example or https://evil.example/win, ask a@evil.example';
const templates = templatesWith('Ann', typed);

it('knows every template there is', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const written = files.filter((name) => /-(mail|sms)\.ts$/.test(name)).map((name) => name.replace(/\.ts$/, ''));
  // The shared building blocks, which are no mails themselves.
  const parts = ['write-mail', 'name-in-mail', 'words-in-mail', 'letters/request-mail'];
  expect(written.filter((name) => !parts.includes(name)).toSorted()).toEqual(Object.keys(templates).toSorted());
});

describe.each(languages)('in %s', (language) => {
  it.each(Object.entries(templatesWith('Ann <b>')))('%s is filled, and escaped in the page', (name, template) => {
    for (const written of template.all(language)) {
      expect(JSON.stringify(written)).not.toMatch(/\{\w+\}|undefined|null/);
      if (!('html' in written)) continue;
      expect(written).toMatchObject({
        text: expect.stringContaining('Toy & Co'),
        html: expect.stringContaining('#4dbca6'),
      });
      expect(written.html).toContain('Toy &lt;Project&gt;');
      expect(written.html).not.toMatch(/<Project>|<b>/);
      if (name.startsWith('letters/')) expect(written).toMatchObject({ text: expect.stringContaining(contact) });
      else expect(written).toMatchObject({ subject: expect.stringContaining('Toy <Project>') });
    }
  });

  it.each(Object.entries(templates))('%s carries what is for its own reader, and nothing else', (_, template) => {
    for (const written of template.all(language)) {
      const text = JSON.stringify(written);
      const own = token[template.for === 'either' ? 'recommender' : template.for];
      for (const other of Object.values(token)) if (other !== own) expect(text).not.toContain(other);
      expect(text.includes(own)).toBe(template.link === true);
      expect(/token=/.test(text)).toBe(template.link === true);
      if (template.code === true) expect(text).toContain(code);
    }
  });

  it.each(Object.entries(templatesWith(lure, lure)))('%s makes no link of what people typed', (_, template) => {
    for (const written of template.all(language)) {
      expect(JSON.stringify(written)).not.toMatch(/evil\.example|www\.evil|https?:\/\/evil|@evil/);
    }
  });

  it.each(hostileTexts)('%s is written as it was typed, wherever it stands', (hostile) => {
    for (const template of Object.values(templatesWith(hostile, hostile)))
      for (const written of template.all(language)) {
        const html = 'html' in written ? String(written.html) : '';
        expect(html).not.toContain(hostile);
        expect(html).not.toMatch(/<(?:script|iframe|svg|form|base)|\son\w+="|href="javascript:/i);
      }
  });

  it.each(Object.entries(templates))('%s gives no time without its zone', (_, template) => {
    for (const written of template.all(language)) {
      const times = JSON.stringify(written).match(/\d{1,2}:\d{2}(?:\s?[AP]M)?(?! ?(?:\s?[AP]M)? ?\(GMT\+8\))/gu) ?? [];
      expect(times).toEqual([]);
    }
  });

  it.each(Object.entries(templatesWith('Ann', 'Ann', 'America/New_York')))(
    '%s gives each time by the clock of its reader too',
    (_, template) => {
      for (const written of template.all(language)) {
        const zones = JSON.stringify(written).match(/\(GMT[^)]*\)/gu) ?? [];
        const there = zones.filter((zone) => zone === '(GMT+8)');
        const here = zones.filter((zone) => zone === '(GMT-5)');
        expect(here).toHaveLength(there.length);
        expect(zones).toHaveLength(2 * there.length);
      }
    },
  );

  it.each(Object.entries(templates))('%s leads nowhere but to the portal, for staff to the console', (_, template) => {
    const place = template.for === 'staff' ? 'console' : 'apply/toy';
    for (const written of template.all(language)) {
      const addresses = JSON.stringify(written).match(/https?:\/\/[^\s"'<>\\，。）]+/g) ?? [];
      for (const address of addresses)
        expect(address).toMatch(new RegExp(`^https://apply\\.example\\.edu/${place}/\\?lang=${language}(#/|$)`));
      if (template.for === 'recommender')
        for (const address of addresses) expect(address).toMatch(/#\/(reference\?|ref_login)/);
    }
  });
});

it.each([
  ['I am away until 3.5. Sorry!', 'I am away until 3. 5. Sorry!'],
  ['看 evil.example/x', '看 evil. example/x'],
  ['看evil。example', '看evil。 example'],
  ['我没有时间。Sorry', '我没有时间。Sorry'],
  ['https://evil', 'https evil'],
  ['a@b.example', 'a @ b. example'],
  ['\u202Etxt.exe', 'txt. exe'],
])('%j is written as words', (sentence, words) => {
  expect(wordsInMail(sentence)).toBe(words);
});
