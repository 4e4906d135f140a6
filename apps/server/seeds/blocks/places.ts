import type { Option } from '@portico/form-engine/definition/option';
import { choice, otherChoice } from './words.ts';

/** Countries and regions that applicants come from; long enough to be searched. */
export const places: readonly Option[] = [
  choice('CN', '中国大陆', '中國內地', 'China (mainland)'),
  choice('HK', '中国香港', '中國香港', 'Hong Kong (China)'),
  choice('MO', '中国澳门', '中國澳門', 'Macau (China)'),
  choice('TW', '中国台湾', '中國台灣', 'Taiwan (China)'),
  choice('SG', '新加坡', '新加坡', 'Singapore'),
  choice('MY', '马来西亚', '馬來西亞', 'Malaysia'),
  choice('TH', '泰国', '泰國', 'Thailand'),
  choice('VN', '越南', '越南', 'Vietnam'),
  choice('ID', '印度尼西亚', '印尼', 'Indonesia'),
  choice('IN', '印度', '印度', 'India'),
  choice('JP', '日本', '日本', 'Japan'),
  choice('KR', '韩国', '韓國', 'South Korea'),
  choice('KZ', '哈萨克斯坦', '哈薩克', 'Kazakhstan'),
  choice('RU', '俄罗斯', '俄羅斯', 'Russia'),
  choice('GB', '英国', '英國', 'United Kingdom'),
  choice('FR', '法国', '法國', 'France'),
  choice('DE', '德国', '德國', 'Germany'),
  choice('IT', '意大利', '意大利', 'Italy'),
  choice('CH', '瑞士', '瑞士', 'Switzerland'),
  choice('US', '美国', '美國', 'United States'),
  choice('CA', '加拿大', '加拿大', 'Canada'),
  choice('BR', '巴西', '巴西', 'Brazil'),
  choice('AU', '澳大利亚', '澳洲', 'Australia'),
  choice('NZ', '新西兰', '新西蘭', 'New Zealand'),
  choice('EG', '埃及', '埃及', 'Egypt'),
  choice('ZA', '南非', '南非', 'South Africa'),
  otherChoice('其他国家或地区', '其他國家或地區', 'Another country or region'),
];
