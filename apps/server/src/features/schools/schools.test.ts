import { listCountries } from '@portico/i18n/countries';
import { findTraditionalProblems } from '@portico/i18n/traditional-check';
import { describe, expect, it } from 'vitest';
import { allSchools } from './all-schools.ts';
import { schoolLevels } from './levels.ts';
import { searchSchools } from './search-schools.ts';

// Traditional Chinese also uses these characters in foreign names, where the check would expect others.
const soundsOnly = /[里咸托范]/g;

const namesFor = (typed: string) => searchSchools(typed).map(({ name }) => name.en);

describe('the schools', () => {
  it('stand once each, under an id and names of their own', () => {
    for (const key of [
      (school: (typeof allSchools)[number]) => school.id,
      (school: (typeof allSchools)[number]) => school.name.sc,
      (school: (typeof allSchools)[number]) => school.name.tc,
    ]) {
      const all = allSchools.map(key);
      expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
    }
    expect(allSchools.filter(({ id }) => !/^[a-z0-9-]{1,100}$/.test(id))).toEqual([]);
  });

  it('are the 147 of the mainland’s list, and several hundred others', () => {
    expect(allSchools.filter(({ level }) => level === 'double-first-class')).toHaveLength(147);
    expect(allSchools.length).toBeGreaterThan(500);
  });

  it('have levels of their own on the mainland and nowhere else', () => {
    const mainland = ['double-first-class', 'mainland-other'];
    const wrong = allSchools.filter(({ country, level }) => (country === 'CN') !== mainland.includes(level));
    expect(wrong).toEqual([]);
  });

  it('are in countries that exist', () => {
    const codes = new Set(listCountries('en').map(({ code }) => code));
    expect(allSchools.filter(({ country }) => !codes.has(country))).toEqual([]);
  });

  it('are written in the characters of each language, without blanks around', () => {
    const texts = allSchools.map(({ id, name: { sc, tc } }) => ({ path: id, sc, tc: tc.replaceAll(soundsOnly, '') }));
    const levels = Object.entries(schoolLevels).map(([path, { sc, tc }]) => ({ path, sc, tc }));
    expect(findTraditionalProblems([...texts, ...levels])).toEqual([]);
    const all = allSchools.flatMap(({ name, short }) => [name.sc, name.tc, name.en, ...short]);
    expect(all.filter((text) => text === '' || text !== text.trim())).toEqual([]);
    expect(allSchools.filter(({ name }) => /\p{Script=Han}/u.test(name.en))).toEqual([]);
    expect(allSchools.filter(({ name }) => !/\p{Script=Han}/u.test(name.sc + name.tc))).toEqual([]);
  });
});

describe('a search', () => {
  it.each([
    ['simplified', '清华大学', 'Tsinghua University'],
    ['traditional', '清華大學', 'Tsinghua University'],
    ['an abbreviation', 'MIT', 'Massachusetts Institute of Technology'],
    ['whatever its case', 'mit', 'Massachusetts Institute of Technology'],
    ['whatever its width', 'ＭＩＴ', 'Massachusetts Institute of Technology'],
    ['a short name', '哈工大', 'Harbin Institute of Technology'],
    ['accents left out', 'universite de montreal', 'Université de Montréal'],
    ['accents put apart', 'Universite\u0301 de Montre\u0301al', 'Université de Montréal'],
    ['apostrophes left out', 'xian jiaotong univ', "Xi'an Jiaotong University"],
    ['another apostrophe', 'Xi’an Jiaotong', "Xi'an Jiaotong University"],
    ['points left out', '约翰霍普金斯', 'Johns Hopkins University'],
    ['an article left out', 'university of hong kong', 'The University of Hong Kong'],
    ['words in another order', 'cambridge university', 'University of Cambridge'],
    ['blanks around', '  复旦  ', 'Fudan University'],
    ['Taiwan’s own spelling', '臺大', 'National Taiwan University'],
  ])('finds %s first', (_what, typed, name) => {
    expect(namesFor(typed)[0]).toBe(name);
  });

  it('finds a part in the middle of a name', () => {
    expect(namesFor('航空航天')).toEqual(['Beihang University', 'Nanjing University of Aeronautics and Astronautics']);
  });

  it('puts the name itself before names that only hold it', () => {
    expect(namesFor('Shanghai University')[0]).toBe('Shanghai University');
    expect(namesFor('上海大学')[0]).toBe('Shanghai University');
  });

  it('gives twenty at most, and none for what no name holds', () => {
    expect(searchSchools('university')).toHaveLength(20);
    for (const typed of ['zzzz', '霍格沃茨', '…', '  ', '.*', '\n']) expect(searchSchools(typed)).toEqual([]);
  });

  it('takes a moment, also for a long text', () => {
    const began = process.cpuUsage();
    for (let time = 0; time < 200; time += 1) searchSchools(`${time} a b c d e f g h i j k l m n o p q r s t u v w x`);
    // CPU time, because the machine may be busy.
    expect(process.cpuUsage(began).user / 200).toBeLessThan(20_000);
  });
});
