import { describe, expect, it } from 'vitest';
import { fillPage } from './boot-block.ts';

const page = `<html><head><title>Portico</title><link rel="icon" href="data:," /><meta name="theme-color" content="#fff" /><!--portico:boot--></head><body><p><!--portico:shell--></p></body></html>`;

const boot = {
  slug: 'x',
  serverTime: 1,
  authMode: {
    org_id: '',
    project_id: '',
    ico_url: '/pictures/1/icon?v=2',
    lang: ['en' as const],
    login_methods: ['password' as const],
    register_methods: [],
    deadline: 2,
    server_time: 1,
  },
  project: {
    org_id: '',
    project_id: '',
    domain: 'x',
    org_name: { sc: '', tc: '', en: '' },
    title: { sc: '', tc: '', en: 'Arts <&> Letters' },
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

describe('fillPage', () => {
  it('puts title, icon, colour and data into the page', () => {
    const filled = fillPage(page, boot);
    expect(filled).toContain('<link rel="icon" href="/pictures/1/icon?v=2" />');
    expect(filled).toContain('<meta name="theme-color" content="#4dbca6" />');
    const block = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(filled)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual(boot);
  });

  it('lets no title of a tenant become markup', () => {
    const filled = fillPage(page, boot);
    expect(filled).not.toContain('<script>alert');
    expect(filled).toContain(
      '<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; &quot;A&quot; &amp; B</title>',
    );
  });

  it('shows the project before the script has come', () => {
    expect(fillPage(page, boot)).toContain('<p>Arts &lt;&amp;&gt; Letters</p>');
  });

  it('leaves the head alone for an unknown project', () => {
    const filled = fillPage(page, { slug: 'y', authMode: null, project: null, serverTime: 1 });
    expect(filled).toContain('<title>Portico</title>');
    expect(filled).toContain('"slug":"y"');
  });
});
