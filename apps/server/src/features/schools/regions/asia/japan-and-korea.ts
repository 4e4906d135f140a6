import type { Region } from '../../region.ts';

export const japanAndKorea: Region = [
  {
    country: 'JP',
    level: 'world-50',
    schools: [
      ['东京大学', '東京大學', 'The University of Tokyo', '東大', 'UTokyo'],
      ['京都大学', '京都大學', 'Kyoto University', '京大'],
    ],
  },
  {
    country: 'JP',
    level: 'world-100',
    schools: [
      [
        '东京科学大学',
        '東京科學大學',
        'Institute of Science Tokyo',
        '东京工业大学',
        '東京工業大學',
        '東工大',
        'Tokyo Institute of Technology',
      ],
      ['大阪大学', '大阪大學', 'The University of Osaka', '阪大', 'Osaka University'],
    ],
  },
  {
    country: 'JP',
    level: 'world-200',
    schools: [
      ['东北大学（日本）', '東北大學（日本）', 'Tohoku University'],
      ['名古屋大学', '名古屋大學', 'Nagoya University'],
      ['九州大学', '九州大學', 'Kyushu University'],
      ['北海道大学', '北海道大學', 'Hokkaido University'],
      ['早稻田大学', '早稻田大學', 'Waseda University', '早大'],
      ['庆应义塾大学', '慶應義塾大學', 'Keio University', '庆应', '慶應'],
    ],
  },
  {
    country: 'JP',
    level: 'world-500',
    schools: [
      ['筑波大学', '筑波大學', 'University of Tsukuba'],
      ['神户大学', '神戶大學', 'Kobe University'],
    ],
  },
  {
    country: 'JP',
    level: 'other',
    schools: [
      ['广岛大学', '廣島大學', 'Hiroshima University'],
      ['一桥大学', '一橋大學', 'Hitotsubashi University'],
      ['横滨国立大学', '橫濱國立大學', 'Yokohama National University'],
      ['东京理科大学', '東京理科大學', 'Tokyo University of Science', 'TUS'],
      ['上智大学', '上智大學', 'Sophia University'],
      ['立命馆大学', '立命館大學', 'Ritsumeikan University'],
      ['同志社大学', '同志社大學', 'Doshisha University'],
      ['明治大学', '明治大學', 'Meiji University'],
      ['东京艺术大学', '東京藝術大學', 'Tokyo University of the Arts'],
    ],
  },
  {
    country: 'KR',
    level: 'world-50',
    schools: [['首尔大学', '首爾大學', 'Seoul National University', 'SNU', '首尔国立大学']],
  },
  {
    country: 'KR',
    level: 'world-100',
    schools: [
      ['韩国科学技术院', '韓國科學技術院', 'KAIST', 'Korea Advanced Institute of Science and Technology'],
      ['延世大学', '延世大學', 'Yonsei University'],
      ['高丽大学', '高麗大學', 'Korea University'],
      ['浦项科技大学', '浦項科技大學', 'Pohang University of Science and Technology', 'POSTECH', '浦项工科大学'],
    ],
  },
  {
    country: 'KR',
    level: 'world-200',
    schools: [
      ['成均馆大学', '成均館大學', 'Sungkyunkwan University', 'SKKU'],
      ['汉阳大学', '漢陽大學', 'Hanyang University'],
    ],
  },
  {
    country: 'KR',
    level: 'world-500',
    schools: [
      ['蔚山科学技术院', '蔚山科學技術院', 'Ulsan National Institute of Science and Technology', 'UNIST'],
      ['庆熙大学', '慶熙大學', 'Kyung Hee University'],
    ],
  },
  {
    country: 'KR',
    level: 'other',
    schools: [
      ['梨花女子大学', '梨花女子大學', 'Ewha Womans University'],
      ['西江大学', '西江大學', 'Sogang University'],
      ['中央大学（韩国）', '中央大學（韓國）', 'Chung-Ang University'],
    ],
  },
];
