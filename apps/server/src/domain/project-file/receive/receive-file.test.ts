import { createHash, randomUUID } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectTemplates } from '../../../../templates/templates.ts';
import { Refused } from '../../../platform/refused.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { longestStretch } from '../../../testing/longest-stretch.ts';
import type { ProjectFile } from '../format/project-file.ts';
import { toyFileArticle } from '../testing/toy-file-article.ts';
import { receiveProjectFile } from './receive-file.ts';
import { upgradeFile } from './upgrade-file.ts';

let sound: ProjectFile;

beforeAll(async () => {
  sound = (await projectTemplates[0]?.load(frozenNow)) ?? expect.fail();
});

async function* inPieces(content: string | Buffer): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(content);
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

const receive = (content: string | Buffer | object) =>
  receiveProjectFile(
    inPieces(Buffer.isBuffer(content) || typeof content === 'string' ? content : JSON.stringify(content)),
  );

/** The error, with its first problem where the file has some. */
async function refusal(content: string | Buffer | object): Promise<string> {
  try {
    await receive(content);
    return 'taken';
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const problems: unknown = error.data !== null && 'problems' in error.data ? error.data.problems : [];
    const [first] = Array.isArray(problems) ? problems : [];
    return first === undefined ? error.key : `${error.key}: ${first.problem} at ${first.place}`;
  }
}

const picture = (mediaType: string, content: string | Buffer, sha256?: string) => ({
  mediaType,
  sha256: sha256 ?? createHash('sha256').update(content).digest('hex'),
  content: Buffer.from(content).toString('base64'),
});
const withLogo = (logo: object) => ({ ...sound, look: { ...sound.look, pictures: { logo } } });
const svg = (inside: string) =>
  withLogo(picture('image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`));
const withPage = (html: string) => {
  const page = sound.content.pages[0] ?? expect.fail();
  const content = { ...page.content, en: html };
  return { ...sound, content: { ...sound.content, pages: [{ ...page, content }] } };
};
const withBatch = (change: object) => {
  const batch = sound.calendar.batches[0] ?? expect.fail();
  return { ...sound, calendar: { batches: [{ ...batch, ...change }] } };
};
const withForm = (change: (text: string) => string): object => ({
  ...sound,
  forms: JSON.parse(change(JSON.stringify(sound.forms))),
});
const withTitle = (title: unknown) => ({ ...sound, look: { ...sound.look, title } });
const text = (change: (json: string) => string) => change(JSON.stringify(sound));

/** A small archive that would become a large file. */
function zipBomb(): Buffer {
  const head = Buffer.from('504b03041400000008000000000000000000', 'hex');
  return Buffer.concat([head, deflateRawSync(Buffer.alloc(50_000_000))]);
}

describe('a file that is no sound project file', () => {
  it.each<[string, () => string | Buffer | object, string]>([
    ['nothing', () => '', 'fileEmpty'],
    ['an archive that would become huge', zipBomb, 'projectFileForeign'],
    ['a picture', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'projectFileForeign'],
    ['a list', () => '[1,2]', 'projectFileForeign'],
    ['JSON of another program', () => '{"name":"package","version":"1.0.0"}', 'projectFileForeign'],
    ['JSON that breaks off', () => text((json) => json.slice(0, -20)), 'projectFileForeign'],
    [
      'bytes that are no UTF-8',
      () => Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
      'projectFileForeign',
    ],
    ['200 MB', () => Buffer.alloc(200_000_000, `{"a":"${'b'.repeat(900_000)}"}`), 'fileTooBig'],
    ['nesting without end', () => '{"a":'.repeat(100_000), 'projectFileComplex'],
    ['a million lists', () => `{"a":[${'[],'.repeat(1_000_000)}[]]}`, 'projectFileComplex'],
    ['a version to come', () => ({ ...sound, version: 99 }), 'projectFileNewer'],
    ['a version that is none', () => ({ ...sound, version: '1' }), 'projectFileForeign'],
    [
      'a key that reaches the prototype',
      () => text((json) => json.replace('"skin"', '"__proto__":{"a":1},"skin"')),
      'projectFileForeign',
    ],
    [
      'the same, spelt with escapes',
      () => text((json) => json.replace('"skin"', '"\\u005f_proto__":{"a":1},"skin"')),
      'projectFileForeign',
    ],
    [
      'a key named constructor',
      () => text((json) => json.replace('"headers":{', '"headers":{"constructor":1')),
      'projectFileForeign',
    ],
    ['a zero byte in a text', () => withTitle({ sc: 'a\0', tc: 'a', en: 'a' }), 'projectFileForeign'],
    ['half a character', () => withTitle({ sc: '\ud800', tc: 'a', en: 'a' }), 'projectFileForeign'],
    ['a key that no file has', () => ({ ...sound, people: [] }), 'projectFileUnsound: shape at '],
    [
      'a key that no look has',
      () => ({ ...sound, look: { ...sound.look, script: 'x' } }),
      'projectFileUnsound: shape at look',
    ],
    ['a missing area', () => ({ ...sound, settings: undefined }), 'projectFileUnsound: shape at settings'],
    ['a wrong type', () => withTitle('Title'), 'projectFileUnsound: shape at look.title'],
    [
      'a huge text',
      () => withTitle({ sc: 'a'.repeat(1_000_000), tc: '', en: '' }),
      'projectFileUnsound: shape at look.title.sc',
    ],
    [
      'no such time zone',
      () => ({ ...sound, settings: { ...sound.settings, timeZone: 'Mars/Olympus' } }),
      'projectFileUnsound: shape at settings.timeZone',
    ],
    [
      'a link that runs',
      () => ({ ...sound, look: { ...sound.look, links: [{ label: sound.look.title, url: 'javascript:alert(1)' }] } }),
      'projectFileUnsound: shape at look.links.0.url',
    ],
    [
      'a script in a page',
      () => withPage('<p>a</p><script>alert(1)</script>'),
      'projectFileUnsound: html at content.pages.0.content.en',
    ],
    [
      'a handler in a page',
      () => withPage('<p onclick="x()">a</p>'),
      'projectFileUnsound: html at content.pages.0.content.en',
    ],
    ['a page without words', () => withPage(''), 'projectFileUnsound: words at content.pages.0.en'],
    [
      'two pages of one key',
      () => ({ ...sound, content: { ...sound.content, pages: [...sound.content.pages, ...sound.content.pages] } }),
      'projectFileUnsound: duplicate at content.pages',
    ],
    [
      'an SVG picture with a script',
      () => svg('<script>alert(1)</script>'),
      'projectFileUnsound: picture at look.pictures.logo',
    ],
    [
      'an SVG picture with a handler',
      () => svg('<rect onload="alert(1)"/>'),
      'projectFileUnsound: picture at look.pictures.logo',
    ],
    [
      'an SVG picture with HTML in it',
      () => svg('<foreignObject></foreignObject>'),
      'projectFileUnsound: picture at look.pictures.logo',
    ],
    [
      'an SVG picture that loads another',
      () => svg('<use href="https://example.org/a.svg#b"/>'),
      'projectFileUnsound: picture at look.pictures.logo',
    ],
    [
      'an SVG picture that expands',
      () => withLogo(picture('image/svg+xml', '<!DOCTYPE svg [<!ENTITY a "aaa">]><svg>&a;</svg>')),
      'projectFileUnsound: picture at look.pictures.logo',
    ],
    [
      'a picture that is none',
      () => withLogo(picture('image/png', '<svg/>')),
      'projectFileUnsound: picture at look.pictures.logo',
    ],
    [
      'a picture with another digest',
      () => withLogo(picture('image/svg+xml', '<svg/>', 'a'.repeat(64))),
      'projectFileUnsound: digest at look.pictures.logo',
    ],
    [
      'a batch that ends before it begins',
      () => withBatch({ endsAt: '2020-01-01T00:00:00.000Z' }),
      'projectFileUnsound: period at calendar.batches.0',
    ],
    [
      'a batch that leaves out what is not there',
      () => withBatch({ leftOutModules: ['nothing'] }),
      'projectFileUnsound: reference at calendar.batches.0',
    ],
    [
      'a form with a field twice',
      () => withForm((json) => json.replaceAll('"f1002"', '"f1001"')),
      'projectFileUnsound: form at forms',
    ],
    [
      'a type of question that does not exist',
      () => withForm((json) => json.replace('"single-choice"', '"roulette"')),
      'projectFileUnsound: shape at forms.application.modules.0.fields.1.type',
    ],
  ])('%s', { timeout: 30_000 }, async (_what, build, expected) => {
    expect(await refusal(build())).toContain(expected);
  });

  it('is not taken by mistake: this one is sound, also with pictures, spaces and a byte order mark', async () => {
    expect(await receive(sound)).toEqual(sound);
    expect(await refusal(svg('<g fill="url(#a)"><path d="M0 0"/></g>'))).toBe('taken');
    expect(await receive(`\uFEFF ${JSON.stringify(sound, null, 2)}`)).toEqual(sound);
  });
});

describe('versions of the format', () => {
  const steps = {
    1: (file: Readonly<Record<string, unknown>>) => ({ ...file, second: true }),
    2: (file: Readonly<Record<string, unknown>>) => ({ ...file, third: file['second'] }),
  };
  const file = (version: number) => ({ format: 'portico-project', version });

  it('are gone through step by step', () => {
    expect(upgradeFile(file(1), steps, 3)).toEqual({ ...file(3), second: true, third: true });
    expect(upgradeFile(file(2), steps, 3)).toEqual({ ...file(3), third: undefined });
    expect(upgradeFile(file(3), steps, 3)).toEqual(file(3));
  });

  it('to come are refused, with what is known', () => {
    expect(() => upgradeFile(file(4), steps, 3)).toThrow(
      expect.objectContaining({ key: 'projectFileNewer', params: { version: '4', known: '3' } }),
    );
  });
});

describe('the event loop', () => {
  const mostMs = 50;

  it.each<[string, () => string]>([
    ['a form of seven hundred questions', () => JSON.stringify(largeFile())],
    [
      'as many objects as are counted',
      () => `{"format":"portico-project","version":1,"a":[${'{},'.repeat(19_000)}{}]}`,
    ],
    [
      '16 MB of long texts',
      () => `{"format":"portico-project","version":1,"a":[${`"${'字'.repeat(30_000)}",`.repeat(170)}""]}`,
    ],
    ['four pictures', () => JSON.stringify(withPictures())],
    ['articles with all the files that are taken', () => JSON.stringify(withArticles())],
    ['one text without end', () => `{"format":"${'字'.repeat(5_000_000)}"}`],
    ['many more objects', () => `{"a":[${'{},'.repeat(5_000_000)}{}]}`],
  ])('is not held up by %s', { timeout: 120_000 }, async (_what, build) => {
    const content = Buffer.from(build());
    const ms = await longestStretch(() => receive(content).catch(() => undefined), mostMs);
    expect(ms).toBeLessThanOrEqual(mostMs);
  });

  function withPictures(): object {
    const large = picture(
      'image/png',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(1_000_000, 7)]),
    );
    return { ...sound, look: { ...sound.look, pictures: { logo: large, icon: large, header: large, qr: large } } };
  }

  function withArticles(): object {
    const content = Buffer.alloc(3_145_728, '%PDF-1.7 ').toString('base64');
    const files = [randomUUID(), randomUUID()].map((key) => ({ key, name: 'a.pdf', content }));
    const text = `<p>${'字'.repeat(1_200)}</p>`;
    const articles = Array.from({ length: 400 }, () => ({
      ...toyFileArticle,
      id: randomUUID(),
      text: { sc: text, tc: text, en: text },
    }));
    return { ...sound, content: { ...sound.content, articles, files } };
  }

  function largeFile(): object {
    const modules = sound.forms.application?.modules ?? [];
    const copies = Array.from({ length: 7 }, (_, copy) =>
      JSON.parse(
        JSON.stringify(modules)
          .replaceAll(/"([fg]?)(1\d{3})"/g, `"$1${copy}$2"`)
          .replaceAll(/"id":"([a-z]+)"/g, `"id":"$1-${copy}"`),
      ),
    ).flat();
    return { ...sound, forms: { application: { modules: copies } } };
  }
});
