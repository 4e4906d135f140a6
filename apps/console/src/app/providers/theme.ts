import type { Language } from '@portico/form-engine/language';
import type { ThemeConfig } from 'antd';

// The portal's #4dbca6 darkened to 64 %: white text on it, and this colour on white, have a contrast of 5.22:1.
const primary = '#31786a';

// The shades antd would derive are too grey and, on hover, have too little contrast.
const tealScale = {
  colorPrimary: primary,
  colorPrimaryBg: '#e9f4f1',
  colorPrimaryBgHover: '#d7ebe6',
  colorPrimaryBorder: '#a3d5c9',
  colorPrimaryHover: '#2b695d',
  colorPrimaryActive: '#23564c',
} as const;

// White text on antd's own red has too little contrast, and so has that red on white.
const dangerScale = {
  colorError: '#c5221f',
  colorErrorHover: '#a81b18',
  colorErrorActive: '#8c1513',
} as const;

// What is not chosen is known by its edge alone; antd's is too pale to be seen.
const controlEdge = '#7b8885';

const cjkFonts: Readonly<Record<Language, string>> = {
  sc: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC'",
  tc: "'PingFang TC', 'PingFang HK', 'Microsoft JhengHei', 'Noto Sans CJK TC', 'Noto Sans TC'",
  en: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC'",
};

/** antd's tokens; our own style sheets read the same values as `--ant-*` variables, set on the body. */
export function themeFor(language: Language): ThemeConfig {
  return {
    hashed: false,
    cssVar: { prefix: 'ant', key: 'portico' },
    token: {
      ...tealScale,
      colorLink: primary,
      colorLinkHover: tealScale.colorPrimaryActive,
      colorInfo: primary,
      colorInfoBg: tealScale.colorPrimaryBg,
      colorInfoBorder: tealScale.colorPrimaryBorder,
      colorBgLayout: '#f4f7f6',
      colorTextBase: '#17211f',
      colorTextSecondary: '#4d5b58',
      colorTextTertiary: '#61706c',
      colorTextDescription: '#61706c',
      colorTextPlaceholder: '#6b7976',
      borderRadius: 8,
      fontFamily: `system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, ${cjkFonts[language]}, sans-serif`,
    },
    components: {
      Segmented: { trackBg: '#e9eeec' },
      // A busy button keeps its colours, so that its words can be read; the turning wheel says that it is busy.
      Button: { ...dangerScale, opacityLoading: 1 },
      // With the corners of the other controls a box of 16 pixels would look like a radio button.
      Checkbox: { borderRadiusSM: 3, colorBorder: controlEdge },
      Radio: { colorBorder: controlEdge },
      Form: { colorError: dangerScale.colorError },
      Dropdown: { colorError: dangerScale.colorError },
    },
  };
}
