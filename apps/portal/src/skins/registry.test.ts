import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BannerFooter } from './banner/footer.tsx';
import { BannerHeader } from './banner/header.tsx';
import { GreetingHeader } from './greeting/header.tsx';
import { loadSkin, loadSlots } from './registry.ts';
import { defaultSlots } from './standard/slots.ts';
import { findTheme, themes } from './themes.ts';

describe('themes', () => {
  it('are seven, numbered 1 to 7', () => {
    expect(themes.map((theme) => theme.number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('fall back to the first', () => expect(findTheme(8)).toBe(findTheme(1)));
});

describe('looks', () => {
  const files = readdirSync(new URL('looks/', import.meta.url));
  const tokensOf = (file: string) =>
    [...readFileSync(new URL(`looks/${file}`, import.meta.url), 'utf8').matchAll(/^ {2}(--[\w-]+):/gm)].map(
      ([, name]) => name,
    );

  it('are one for each theme beside the first', () => {
    expect(themes.filter(({ loadLook }) => loadLook !== undefined)).toHaveLength(files.length);
    expect(files).toHaveLength(themes.length - 1);
  });

  it.each(files)('%s shapes cards and headings by tokens that there are', (file) => {
    const all = readFileSync(new URL('../../../../packages/ui/src/styles/tokens.css', import.meta.url), 'utf8');
    expect(tokensOf(file).filter((name) => !all.includes(`  ${name}: `))).toEqual([]);
    expect(tokensOf(file)).toContain('--radius-md');
    expect(tokensOf(file).some((name) => /^--(font-heading|heading-|card-edge)/.test(name ?? ''))).toBe(true);
  });
});

describe('loadSlots', () => {
  it.each(['standard', 'business-school', 'finance-institute', 'special-recommendation'])('knows %s', async (name) => {
    expect((await loadSkin(name)).name).toBe(name);
  });

  it.each(['nobody', '', 'constructor'])('takes the defaults for the unknown name "%s"', async (name) => {
    expect((await loadSkin(name)).name).toBe('standard');
    expect(await loadSlots(name, 1)).toEqual(defaultSlots);
  });

  it.each(['standard', 'business-school'])('gives theme 5 its header and footer in %s', async (name) => {
    expect(await loadSlots(name, 5)).toMatchObject({ Header: BannerHeader, Footer: BannerFooter });
  });

  it('gives theme 7 the greeting', async () => {
    expect((await loadSlots('standard', 7)).Header).toBe(GreetingHeader);
  });

  it('lets a skin have the last word over the theme', async () => {
    const { Header, SideMenu } = await loadSlots('finance-institute', 5);
    expect(Header).not.toBe(BannerHeader);
    expect(SideMenu).not.toBeNull();
  });

  it('leaves a slot out where a skin says null', async () => {
    expect((await loadSlots('special-recommendation', 1)).SignInAside).toBeNull();
  });

  it.each(['standard', 'business-school', 'finance-institute', 'special-recommendation'])(
    'gives the sign-in page of %s a picture, on phones too',
    async (name) => {
      const { SignInAside, SignInFrieze } = await loadSlots(name, 1);
      expect([SignInAside, SignInFrieze].filter((picture) => picture !== null)).toHaveLength(1);
    },
  );
});
