import type { LocalText } from '../../language.ts';

export interface Region {
  /** The first two digits of an ID number. */
  readonly code: string;
  readonly name: LocalText;
}

/** The provinces and the regions of equal rank. */
export const provinces: readonly Region[] = [
  { code: '11', name: { sc: '北京市', tc: '北京市', en: 'Beijing' } },
  { code: '12', name: { sc: '天津市', tc: '天津市', en: 'Tianjin' } },
  { code: '13', name: { sc: '河北省', tc: '河北省', en: 'Hebei' } },
  { code: '14', name: { sc: '山西省', tc: '山西省', en: 'Shanxi' } },
  { code: '15', name: { sc: '内蒙古自治区', tc: '內蒙古自治區', en: 'Inner Mongolia' } },
  { code: '21', name: { sc: '辽宁省', tc: '遼寧省', en: 'Liaoning' } },
  { code: '22', name: { sc: '吉林省', tc: '吉林省', en: 'Jilin' } },
  { code: '23', name: { sc: '黑龙江省', tc: '黑龍江省', en: 'Heilongjiang' } },
  { code: '31', name: { sc: '上海市', tc: '上海市', en: 'Shanghai' } },
  { code: '32', name: { sc: '江苏省', tc: '江蘇省', en: 'Jiangsu' } },
  { code: '33', name: { sc: '浙江省', tc: '浙江省', en: 'Zhejiang' } },
  { code: '34', name: { sc: '安徽省', tc: '安徽省', en: 'Anhui' } },
  { code: '35', name: { sc: '福建省', tc: '福建省', en: 'Fujian' } },
  { code: '36', name: { sc: '江西省', tc: '江西省', en: 'Jiangxi' } },
  { code: '37', name: { sc: '山东省', tc: '山東省', en: 'Shandong' } },
  { code: '41', name: { sc: '河南省', tc: '河南省', en: 'Henan' } },
  { code: '42', name: { sc: '湖北省', tc: '湖北省', en: 'Hubei' } },
  { code: '43', name: { sc: '湖南省', tc: '湖南省', en: 'Hunan' } },
  { code: '44', name: { sc: '广东省', tc: '廣東省', en: 'Guangdong' } },
  { code: '45', name: { sc: '广西壮族自治区', tc: '廣西壯族自治區', en: 'Guangxi' } },
  { code: '46', name: { sc: '海南省', tc: '海南省', en: 'Hainan' } },
  { code: '50', name: { sc: '重庆市', tc: '重慶市', en: 'Chongqing' } },
  { code: '51', name: { sc: '四川省', tc: '四川省', en: 'Sichuan' } },
  { code: '52', name: { sc: '贵州省', tc: '貴州省', en: 'Guizhou' } },
  { code: '53', name: { sc: '云南省', tc: '雲南省', en: 'Yunnan' } },
  { code: '54', name: { sc: '西藏自治区', tc: '西藏自治區', en: 'Tibet' } },
  { code: '61', name: { sc: '陕西省', tc: '陝西省', en: 'Shaanxi' } },
  { code: '62', name: { sc: '甘肃省', tc: '甘肅省', en: 'Gansu' } },
  { code: '63', name: { sc: '青海省', tc: '青海省', en: 'Qinghai' } },
  { code: '64', name: { sc: '宁夏回族自治区', tc: '寧夏回族自治區', en: 'Ningxia' } },
  { code: '65', name: { sc: '新疆维吾尔自治区', tc: '新疆維吾爾自治區', en: 'Xinjiang' } },
  { code: '71', name: { sc: '台湾省', tc: '台灣省', en: 'Taiwan' } },
  { code: '81', name: { sc: '香港特别行政区', tc: '香港特別行政區', en: 'Hong Kong' } },
  { code: '82', name: { sc: '澳门特别行政区', tc: '澳門特別行政區', en: 'Macau' } },
];

// 83 is on residence permits of people from Taiwan, 91 on documents of foreigners: neither is a province.
const beyondProvinces: readonly Region[] = [
  { code: '83', name: { sc: '台湾居民居住证', tc: '台灣居民居住證', en: 'Taiwan residence permit' } },
  { code: '91', name: { sc: '国外', tc: '國外', en: 'Abroad' } },
];

/** Every region with which an ID number may start. */
export const regions: readonly Region[] = [...provinces, ...beyondProvinces];

const codes = new Set(regions.map((region) => region.code));

/** Whether two digits are the code of a known region. */
export function isRegionCode(code: string): boolean {
  return codes.has(code);
}
