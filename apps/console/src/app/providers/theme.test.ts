import { expect, test } from 'vitest';
import { themeFor } from './theme.ts';

const token = themeFor('sc').token;

test.each(['colorPrimary', 'colorPrimaryHover', 'colorPrimaryActive'] as const)('white can be read on %s', (name) => {
  expect(contrast(token?.[name] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
});

test.each(['colorError', 'colorErrorHover', 'colorErrorActive'] as const)('white can be read on %s', (name) => {
  expect(contrast(themeFor('sc').components?.Button?.[name] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
});

test.each(['Form', 'Dropdown'] as const)('red words can be read: %s', (name) => {
  expect(contrast(themeFor('sc').components?.[name]?.colorError ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
});

test('the words of a busy button can be read', () => {
  expect(themeFor('sc').components?.Button?.opacityLoading).toBe(1);
});

test.each(['Checkbox', 'Radio'] as const)('the edge of what is not chosen can be seen: %s', (name) => {
  expect(contrast(themeFor('sc').components?.[name]?.colorBorder ?? '', '#ffffff')).toBeGreaterThanOrEqual(3);
});

test.each([
  ['colorPrimary', 'colorPrimaryBg'],
  ['colorTextTertiary', 'colorPrimaryBg'],
  ['colorTextTertiary', 'colorBgLayout'],
] as const)('%s can be read on %s', (text, ground) => {
  expect(contrast(token?.[text] ?? '', token?.[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
});

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
