import type { Region } from '../../region.ts';

export const easternEurope: Region = [
  {
    country: 'RU',
    level: 'world-100',
    schools: [['莫斯科国立大学', '莫斯科國立大學', 'Lomonosov Moscow State University', '莫大', 'MSU']],
  },
  {
    country: 'RU',
    level: 'world-500',
    schools: [
      ['圣彼得堡国立大学', '聖彼得堡國立大學', 'Saint Petersburg State University'],
      ['俄罗斯人民友谊大学', '俄羅斯人民友誼大學', 'RUDN University', 'RUDN'],
      ['鲍曼莫斯科国立技术大学', '鮑曼莫斯科國立技術大學', 'Bauman Moscow State Technical University'],
      ['俄罗斯国立高等经济大学', '俄羅斯國立高等經濟大學', 'HSE University', 'HSE'],
      ['莫斯科物理技术学院', '莫斯科物理技術學院', 'Moscow Institute of Physics and Technology', 'MIPT'],
      ['新西伯利亚国立大学', '新西伯利亞國立大學', 'Novosibirsk State University', 'NSU'],
    ],
  },
  {
    country: 'PL',
    level: 'world-500',
    schools: [
      ['华沙大学', '華沙大學', 'University of Warsaw'],
      ['雅盖隆大学', '雅捷隆大學', 'Jagiellonian University'],
    ],
  },
  {
    country: 'CZ',
    level: 'world-500',
    schools: [
      ['查理大学', '查理大學', 'Charles University'],
      ['捷克理工大学', '捷克理工大學', 'Czech Technical University in Prague', 'CTU'],
    ],
  },
  {
    country: 'HU',
    level: 'world-500',
    schools: [['塞格德大学', '塞格德大學', 'University of Szeged']],
  },
  {
    country: 'HU',
    level: 'other',
    schools: [['罗兰大学', '羅蘭大學', 'Eötvös Loránd University', 'ELTE']],
  },
  {
    country: 'EE',
    level: 'world-500',
    schools: [['塔尔图大学', '塔爾圖大學', 'University of Tartu']],
  },
  {
    country: 'LT',
    level: 'world-500',
    schools: [['维尔纽斯大学', '維爾紐斯大學', 'Vilnius University']],
  },
  {
    country: 'BY',
    level: 'world-500',
    schools: [['白俄罗斯国立大学', '白俄羅斯國立大學', 'Belarusian State University', 'BSU']],
  },
  {
    country: 'TR',
    level: 'world-500',
    schools: [
      ['中东技术大学', '中東技術大學', 'Middle East Technical University', 'METU'],
      ['伊斯坦布尔技术大学', '伊斯坦堡技術大學', 'Istanbul Technical University', 'ITU'],
      ['科奇大学', '科奇大學', 'Koç University'],
      ['海峡大学', '海峽大學', 'Boğaziçi University'],
    ],
  },
];
