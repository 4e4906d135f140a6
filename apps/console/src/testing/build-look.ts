import type { Look } from '@portico/contract/look.schemas';

const words = (text: string) => ({ sc: text, tc: text, en: text });

export function buildLook(changes: Partial<Look> = {}): Look {
  return {
    skin: 'standard',
    theme: 1,
    colour: '#4dbca6',
    softColour: '',
    title: words('North'),
    seoTitle: words('North'),
    contact: { address: words('Address'), phone: '1', email: 'office@example.edu', hours: words('Hours') },
    icp: 'ICP',
    copyright: words('©'),
    links: [],
    qrLabel: words(''),
    headerMenu: [1, 3],
    sideMenu: [],
    footer: [1, 2],
    homeBlocks: [1, 2, 3, 4],
    headers: { normal: 0, ssm: 0, temporary: 0 },
    traits: {
      choiceWord: 'batch',
      previewMenuSpan: 4,
      letterSteps: false,
      showNoFileText: true,
      phoneCountry: 'CN',
      policyBeforeSignature: false,
    },
    pictures: { logo: null, icon: null, header: null, qr: null },
    ...changes,
  };
}
