import { describe, expect, it } from 'vitest';
import { BannerFooter } from './banner/footer.tsx';
import { BannerHeader } from './banner/header.tsx';
import { GreetingHeader } from './greeting/header.tsx';
import { findSkin, resolveSlots } from './registry.ts';
import { defaultSlots } from './standard/slots.ts';
import { findTheme, themes } from './themes.ts';

describe('themes', () => {
  it('are seven, numbered 1 to 7, each with a primary colour of its own', () => {
    expect(themes.map((theme) => theme.number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(themes.map((theme) => theme.primary)).size).toBe(7);
    expect(findTheme(1).primary).toBe('#4dbca6');
  });

  it('fall back to the first', () => expect(findTheme(8)).toBe(findTheme(1)));
});

describe('resolveSlots', () => {
  it.each(['standard', 'business-school', 'finance-institute', 'special-recommendation'])('knows %s', (name) => {
    expect(findSkin(name).name).toBe(name);
  });

  it('takes the defaults for an unknown name', () => {
    expect(findSkin('nobody').name).toBe('standard');
    expect(resolveSlots('nobody', 1)).toEqual(defaultSlots);
  });

  it('gives theme 5 its header and footer, in the business school too', () => {
    for (const name of ['standard', 'business-school']) {
      expect(resolveSlots(name, 5)).toMatchObject({ Header: BannerHeader, Footer: BannerFooter });
    }
  });

  it('gives theme 7 the greeting', () => expect(resolveSlots('standard', 7).Header).toBe(GreetingHeader));

  it('lets a skin have the last word over the theme', () => {
    expect(resolveSlots('finance-institute', 5).Header).not.toBe(BannerHeader);
    expect(resolveSlots('finance-institute', 5).SideMenu).not.toBeNull();
  });

  it('leaves a slot out where a skin says null', () => {
    expect(resolveSlots('special-recommendation', 1).SignInAside).toBeNull();
  });
});
