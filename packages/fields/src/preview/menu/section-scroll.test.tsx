import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSectionScroll } from './section-scroll.ts';

// A page of three sections, 1,000 px high each, in a window of 800 px.
const height = 1_000;
const windowHeight = 800;
let scrollTop = 0;
let heights = [height, height, height];
let sections: HTMLElement[] = [];
let root = document.createElement('div');
const page = document.documentElement;

beforeEach(() => {
  scrollTop = 0;
  heights = [height, height, height];
  root = document.createElement('div');
  document.body.append(root);
  sections = heights.map((_, index) => sectionAt(index));
  root.append(...sections);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.defineProperties(page, {
    scrollTop: { configurable: true, get: () => scrollTop },
    scrollHeight: { configurable: true, get: () => sum(heights) },
    clientHeight: { configurable: true, get: () => windowHeight },
    scrollBy: { configurable: true, value: ({ top }: { top: number }) => scrollTo(scrollTop + top) },
  });
  Object.defineProperty(document, 'scrollingElement', { configurable: true, value: page });
});
afterEach(() => root.remove());

function sectionAt(index: number): HTMLElement {
  const section = document.createElement('section');
  section.id = String(index);
  section.getBoundingClientRect = () => new DOMRect(0, sum(heights.slice(0, index)) - scrollTop, 100, heights[index]);
  section.scrollIntoView = () => undefined;
  return section;
}

function scrollTo(top: number) {
  scrollTop = Math.min(Math.max(0, top), sum(heights) - windowHeight);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const open = () => createSectionScroll(root, () => sections);
const section = (index: number) => {
  const found = sections[index];
  if (found === undefined) throw new Error(`No section ${index}`);
  return found;
};

describe('the section that is scrolled to', () => {
  it.each([
    [0, '0'],
    [990, '0'],
    [994, '0'],
    [995, '1'],
    [1_000, '1'],
    [1_994, '1'],
    [1_995, '2'],
    [2_200, '2'],
  ])('at %i: %s', (top, id) => {
    scrollTo(top);
    expect(open().look()?.id).toBe(id);
  });
  it('is the last one at the end of the page, however short', () => {
    heights = [height, height, 50];
    scrollTo(9_999);
    expect(open().look()?.id).toBe('2');
  });
  it('is none where there is none', () => expect(createSectionScroll(root, () => []).look()).toBeNull());
});

describe('a jump', () => {
  it('counts from the beginning, and stays until somebody scrolls away', () => {
    const scroll = open();
    scroll.jump(section(2));
    expect(root.dataset.jumping).toBe('');
    for (const top of [300, 1_200, 1_900, 2_000, 2_000]) {
      scrollTo(top);
      expect(scroll.look()?.id).toBe('2');
    }
    expect(root.dataset.jumping).toBeUndefined();
    scrollTo(1_996);
    expect(scroll.look()?.id).toBe('2');
    scrollTo(1_500);
    expect(scroll.look()?.id).toBe('1');
  });
  it('lands exactly though what it passes by grows', () => {
    const scroll = open();
    scroll.jump(section(1));
    scrollTo(1_000);
    scroll.look();
    heights = [1_340, height, height];
    for (let poll = 0; poll < 4; poll += 1) scroll.look();
    expect(scrollTop).toBe(1_340);
    expect(root.dataset.jumping).toBeUndefined();
  });
  it('keeps the chosen one where the page ends before it', () => {
    heights = [height, 200, 200];
    const scroll = open();
    scroll.jump(section(1));
    scrollTo(9_999);
    for (let poll = 0; poll < 3; poll += 1) scroll.look();
    expect(scroll.look()?.id).toBe('1');
    expect(root.dataset.jumping).toBeUndefined();
  });
  it('is over when somebody scrolls on the way', () => {
    const scroll = open();
    scroll.jump(section(2));
    scrollTo(700);
    scroll.look();
    scroll.interrupt();
    expect(scroll.look()?.id).toBe('0');
    expect(scrollTop).toBe(700);
    expect(root.dataset.jumping).toBeUndefined();
  });
});
