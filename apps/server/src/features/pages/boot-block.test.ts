import { describe, expect, it } from 'vitest';
import { fillPage } from './boot-block.ts';
import { plainHead, projectHead } from './page-head.ts';

const page = `<html lang="zh-Hans"><head><title>Portico</title><meta name="description" content="Portico" /><link rel="icon" href="data:," /><meta name="theme-color" content="#fff" /><!--portico:boot--></head><body><p><!--portico:shell--></p><p><!--portico:loading--></p></body></html>`;

const boot = {
  slug: 'x',
  serverTime: 1,
  authMode: {
    org_id: '',
    project_id: '',
    ico_url: '/pictures/1/icon?v=2',
    lang: ['en' as const, 'sc' as const],
    login_methods: ['password' as const],
    register_methods: [],
    deadline: 2,
    server_time: 1,
  },
  project: {
    org_id: '',
    project_id: '',
    domain: 'x',
    org_name: { sc: '云雀', tc: '', en: 'Skylark "X"' },
    title: { sc: '文艺', tc: '', en: 'Arts <&> Letters' },
    seo_title: { sc: '', tc: '', en: '</title><script>alert(1)</script> $& "A" & B' },
    ico_url: '/pictures/1/icon?v=2',
    color: '#4dbca6',
    color_rgba: '',
    background: '',
    header_image: '',
    ks3_domain: '',
    layout: { name: 'standard', theme: 1 },
    layout_config: { layout: [] },
    traits: { choiceWord: 'batch' as const, previewMenuSpan: 4 as const, letterSteps: false, showNoFileText: true },
    time_zone: 'Asia/Shanghai',
  },
};

const inEnglish = projectHead(boot.project, 'en');

describe('fillPage', () => {
  it('speaks one language from the first line on, and says what the page is about', () => {
    const filled = fillPage(page, boot, projectHead(boot.project, 'sc'));
    expect(filled).toContain('<html lang="zh-Hans">');
    expect(filled).toContain('<p>文艺</p><p>加载中…</p>');
    expect(filled).toContain('<meta name="description" content="在线申请云雀的文艺：');
    const english = fillPage(page, boot, inEnglish);
    expect(english).toContain('<html lang="en">');
    expect(english).toContain('content="Apply online to Arts &lt;&amp;&gt; Letters at Skylark &quot;X&quot;: ');
    expect(english).toContain('<p>Loading…</p>');
  });

  it('puts title, icon, colour and data into the page', () => {
    const filled = fillPage(page, boot, inEnglish);
    expect(filled).toContain('<link rel="icon" href="/pictures/1/icon?v=2" />');
    expect(filled).toContain('<meta name="theme-color" content="#4dbca6" />');
    const block = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(filled)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual(boot);
  });

  it('lets no title of a tenant become markup', () => {
    const filled = fillPage(page, boot, inEnglish);
    expect(filled).not.toContain('<script>alert');
    expect(filled).toContain(
      '<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; &quot;A&quot; &amp; B</title>',
    );
  });

  it('shows the project before the script has come', () => {
    expect(fillPage(page, boot, inEnglish)).toContain('<p>Arts &lt;&amp;&gt; Letters</p>');
  });

  it('knows nothing of an unknown project but the language', () => {
    const nothing = { slug: 'y', authMode: null, project: null, serverTime: 1 };
    const filled = fillPage(page, nothing, plainHead('missing', 'tc'));
    expect(filled).toContain('<html lang="zh-Hant">');
    expect(filled).toContain('<title>頁面不存在 · Portico</title>');
    expect(filled).toContain('content="#fff"');
    expect(filled).toContain('"slug":"y"');
  });
});
