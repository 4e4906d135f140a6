import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { platformStyle, quickStyle } from './quick-style.ts';

const real = platformStyle();
afterEach(() => vi.unstubAllGlobals());

const page = (
  <main>
    <p>
      Words <b>and</b> <span hidden>others</span> <input type="hidden" /> <input type="text" />
    </p>
    <div hidden>
      <i>in something hidden</i>
    </div>
    <dialog>closed</dialog>
    <dialog open>open</dialog>
    <details>
      <summary>More</summary>
      <p>inside</p>
    </details>
    <ul style={{ visibility: 'hidden' }}>
      <li>not seen</li>
      <li style={{ visibility: 'visible' }}>seen</li>
    </ul>
    <table style={{ display: 'none' }} />
    <section style={{ display: 'none', width: '3em' }}>
      <b>in something that is not displayed</b>
    </section>
    <ul>
      <li>seen</li>
    </ul>
  </main>
);

const shown = (styleOf: typeof getComputedStyle) => () =>
  [...document.body.querySelectorAll('*')].map((one) => {
    const { display, visibility } = styleOf(one);
    return `${one.tagName} ${display} ${visibility}`;
  });

test('an attribute without a value is not the same as none', () => {
  render(page);
  const styleOf = quickStyle(real);
  // Styles belong to elements, whatever their role.
  const displays = [...document.querySelectorAll('dialog, main, main > div')].map((one) => styleOf(one).display);
  expect(displays).toEqual(['block', 'none', 'none', 'block']);
});

test('gives the same styles as the platform, on repetition and without its style sheets', () => {
  const quick = shown(quickStyle(real));
  const whole = shown(real);
  render(page);
  expect(quick()).toEqual(whole());
  expect(quick()).toEqual(whole());
  const sheet = document.createElement('style');
  sheet.textContent = 'b { display: none } ul { visibility: hidden }';
  document.body.append(sheet);
  expect(quick()).toEqual(whole());
});
