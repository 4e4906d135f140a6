import type { Fixtures } from '../testing/battery.ts';

export const richTextFixtures: Fixtures = {
  fields: [
    {
      id: 'notice',
      key: 'f1401',
      type: 'rich-text',
      label: { sc: '须知', tc: '須知', en: 'Notice' },
      html: {
        sc: '<p>请<strong>如实</strong>填写。</p>',
        tc: '<p>請<strong>如實</strong>填寫。</p>',
        en: '<p>Answer <strong>truthfully</strong>. <a href="https://example.org/rules">Rules</a></p>',
      },
    },
  ],
  good: [],
  bad: [],
};
