/** Cities, prefectures and leagues by their codes (GB/T 2260): simplified, traditional, English. */
export const cityNames = `
110100 北京市 北京市 Beijing
120100 天津市 天津市 Tianjin
130100 石家庄市 石家莊市 Shijiazhuang
130200 唐山市 唐山市 Tangshan
130300 秦皇岛市 秦皇島市 Qinhuangdao
130400 邯郸市 邯鄲市 Handan
130500 邢台市 邢台市 Xingtai
130600 保定市 保定市 Baoding
130700 张家口市 張家口市 Zhangjiakou
130800 承德市 承德市 Chengde
130900 沧州市 滄州市 Cangzhou
131000 廊坊市 廊坊市 Langfang
131100 衡水市 衡水市 Hengshui
140100 太原市 太原市 Taiyuan
140200 大同市 大同市 Datong
140300 阳泉市 陽泉市 Yangquan
140400 长治市 長治市 Changzhi
140500 晋城市 晉城市 Jincheng
140600 朔州市 朔州市 Shuozhou
140700 晋中市 晉中市 Jinzhong
140800 运城市 運城市 Yuncheng
140900 忻州市 忻州市 Xinzhou
141000 临汾市 臨汾市 Linfen
141100 吕梁市 呂梁市 Lüliang
150100 呼和浩特市 呼和浩特市 Hohhot
150200 包头市 包頭市 Baotou
150300 乌海市 烏海市 Wuhai
150400 赤峰市 赤峰市 Chifeng
150500 通辽市 通遼市 Tongliao
150600 鄂尔多斯市 鄂爾多斯市 Ordos
150700 呼伦贝尔市 呼倫貝爾市 Hulunbuir
150800 巴彦淖尔市 巴彥淖爾市 Bayannur
150900 乌兰察布市 烏蘭察布市 Ulanqab
152200 兴安盟 興安盟 Hinggan League
152500 锡林郭勒盟 錫林郭勒盟 Xilingol League
152900 阿拉善盟 阿拉善盟 Alxa League
210100 沈阳市 瀋陽市 Shenyang
210200 大连市 大連市 Dalian
210300 鞍山市 鞍山市 Anshan
210400 抚顺市 撫順市 Fushun
210500 本溪市 本溪市 Benxi
210600 丹东市 丹東市 Dandong
210700 锦州市 錦州市 Jinzhou
210800 营口市 營口市 Yingkou
210900 阜新市 阜新市 Fuxin
211000 辽阳市 遼陽市 Liaoyang
211100 盘锦市 盤錦市 Panjin
211200 铁岭市 鐵嶺市 Tieling
211300 朝阳市 朝陽市 Chaoyang
211400 葫芦岛市 葫蘆島市 Huludao
220100 长春市 長春市 Changchun
220200 吉林市 吉林市 Jilin
220300 四平市 四平市 Siping
220400 辽源市 遼源市 Liaoyuan
220500 通化市 通化市 Tonghua
220600 白山市 白山市 Baishan
220700 松原市 松原市 Songyuan
220800 白城市 白城市 Baicheng
222400 延边朝鲜族自治州 延邊朝鮮族自治州 Yanbian Korean Autonomous Prefecture
230100 哈尔滨市 哈爾濱市 Harbin
230200 齐齐哈尔市 齊齊哈爾市 Qiqihar
230300 鸡西市 雞西市 Jixi
230400 鹤岗市 鶴崗市 Hegang
230500 双鸭山市 雙鴨山市 Shuangyashan
230600 大庆市 大慶市 Daqing
230700 伊春市 伊春市 Yichun
230800 佳木斯市 佳木斯市 Jiamusi
230900 七台河市 七台河市 Qitaihe
231000 牡丹江市 牡丹江市 Mudanjiang
231100 黑河市 黑河市 Heihe
231200 绥化市 綏化市 Suihua
232700 大兴安岭地区 大興安嶺地區 Da Hinggan Ling Prefecture
310100 上海市 上海市 Shanghai
320100 南京市 南京市 Nanjing
320200 无锡市 無錫市 Wuxi
320300 徐州市 徐州市 Xuzhou
320400 常州市 常州市 Changzhou
320500 苏州市 蘇州市 Suzhou
320600 南通市 南通市 Nantong
320700 连云港市 連雲港市 Lianyungang
320800 淮安市 淮安市 Huai’an
320900 盐城市 鹽城市 Yancheng
321000 扬州市 揚州市 Yangzhou
321100 镇江市 鎮江市 Zhenjiang
321200 泰州市 泰州市 Taizhou
321300 宿迁市 宿遷市 Suqian
330100 杭州市 杭州市 Hangzhou
330200 宁波市 寧波市 Ningbo
330300 温州市 溫州市 Wenzhou
330400 嘉兴市 嘉興市 Jiaxing
330500 湖州市 湖州市 Huzhou
330600 绍兴市 紹興市 Shaoxing
330700 金华市 金華市 Jinhua
330800 衢州市 衢州市 Quzhou
330900 舟山市 舟山市 Zhoushan
331000 台州市 台州市 Taizhou
331100 丽水市 麗水市 Lishui
340100 合肥市 合肥市 Hefei
340200 芜湖市 蕪湖市 Wuhu
340300 蚌埠市 蚌埠市 Bengbu
340400 淮南市 淮南市 Huainan
340500 马鞍山市 馬鞍山市 Ma’anshan
340600 淮北市 淮北市 Huaibei
340700 铜陵市 銅陵市 Tongling
340800 安庆市 安慶市 Anqing
341000 黄山市 黃山市 Huangshan
341100 滁州市 滁州市 Chuzhou
341200 阜阳市 阜陽市 Fuyang
341300 宿州市 宿州市 Suzhou
341500 六安市 六安市 Lu’an
341600 亳州市 亳州市 Bozhou
341700 池州市 池州市 Chizhou
341800 宣城市 宣城市 Xuancheng
350100 福州市 福州市 Fuzhou
350200 厦门市 廈門市 Xiamen
350300 莆田市 莆田市 Putian
350400 三明市 三明市 Sanming
350500 泉州市 泉州市 Quanzhou
350600 漳州市 漳州市 Zhangzhou
350700 南平市 南平市 Nanping
350800 龙岩市 龍岩市 Longyan
350900 宁德市 寧德市 Ningde
360100 南昌市 南昌市 Nanchang
360200 景德镇市 景德鎮市 Jingdezhen
360300 萍乡市 萍鄉市 Pingxiang
360400 九江市 九江市 Jiujiang
360500 新余市 新餘市 Xinyu
360600 鹰潭市 鷹潭市 Yingtan
360700 赣州市 贛州市 Ganzhou
360800 吉安市 吉安市 Ji’an
360900 宜春市 宜春市 Yichun
361000 抚州市 撫州市 Fuzhou
361100 上饶市 上饒市 Shangrao
370100 济南市 濟南市 Jinan
370200 青岛市 青島市 Qingdao
370300 淄博市 淄博市 Zibo
370400 枣庄市 棗莊市 Zaozhuang
370500 东营市 東營市 Dongying
370600 烟台市 煙台市 Yantai
370700 潍坊市 濰坊市 Weifang
370800 济宁市 濟寧市 Jining
370900 泰安市 泰安市 Tai’an
371000 威海市 威海市 Weihai
371100 日照市 日照市 Rizhao
371300 临沂市 臨沂市 Linyi
371400 德州市 德州市 Dezhou
371500 聊城市 聊城市 Liaocheng
371600 滨州市 濱州市 Binzhou
371700 菏泽市 菏澤市 Heze
410100 郑州市 鄭州市 Zhengzhou
410200 开封市 開封市 Kaifeng
410300 洛阳市 洛陽市 Luoyang
410400 平顶山市 平頂山市 Pingdingshan
410500 安阳市 安陽市 Anyang
410600 鹤壁市 鶴壁市 Hebi
410700 新乡市 新鄉市 Xinxiang
410800 焦作市 焦作市 Jiaozuo
410900 濮阳市 濮陽市 Puyang
411000 许昌市 許昌市 Xuchang
411100 漯河市 漯河市 Luohe
411200 三门峡市 三門峽市 Sanmenxia
411300 南阳市 南陽市 Nanyang
411400 商丘市 商丘市 Shangqiu
411500 信阳市 信陽市 Xinyang
411600 周口市 周口市 Zhoukou
411700 驻马店市 駐馬店市 Zhumadian
419000 省直辖县 省直轄縣 Directly under the province
420100 武汉市 武漢市 Wuhan
420200 黄石市 黃石市 Huangshi
420300 十堰市 十堰市 Shiyan
420500 宜昌市 宜昌市 Yichang
420600 襄阳市 襄陽市 Xiangyang
420700 鄂州市 鄂州市 Ezhou
420800 荆门市 荊門市 Jingmen
420900 孝感市 孝感市 Xiaogan
421000 荆州市 荊州市 Jingzhou
421100 黄冈市 黃岡市 Huanggang
421200 咸宁市 咸寧市 Xianning
421300 随州市 隨州市 Suizhou
422800 恩施土家族苗族自治州 恩施土家族苗族自治州 Enshi Tujia and Miao Autonomous Prefecture
429000 省直辖县 省直轄縣 Directly under the province
430100 长沙市 長沙市 Changsha
430200 株洲市 株洲市 Zhuzhou
430300 湘潭市 湘潭市 Xiangtan
430400 衡阳市 衡陽市 Hengyang
430500 邵阳市 邵陽市 Shaoyang
430600 岳阳市 岳陽市 Yueyang
430700 常德市 常德市 Changde
430800 张家界市 張家界市 Zhangjiajie
430900 益阳市 益陽市 Yiyang
431000 郴州市 郴州市 Chenzhou
431100 永州市 永州市 Yongzhou
431200 怀化市 懷化市 Huaihua
431300 娄底市 婁底市 Loudi
433100 湘西土家族苗族自治州 湘西土家族苗族自治州 Xiangxi Tujia and Miao Autonomous Prefecture
440100 广州市 廣州市 Guangzhou
440200 韶关市 韶關市 Shaoguan
440300 深圳市 深圳市 Shenzhen
440400 珠海市 珠海市 Zhuhai
440500 汕头市 汕頭市 Shantou
440600 佛山市 佛山市 Foshan
440700 江门市 江門市 Jiangmen
440800 湛江市 湛江市 Zhanjiang
440900 茂名市 茂名市 Maoming
441200 肇庆市 肇慶市 Zhaoqing
441300 惠州市 惠州市 Huizhou
441400 梅州市 梅州市 Meizhou
441500 汕尾市 汕尾市 Shanwei
441600 河源市 河源市 Heyuan
441700 阳江市 陽江市 Yangjiang
441800 清远市 清遠市 Qingyuan
441900 东莞市 東莞市 Dongguan
442000 中山市 中山市 Zhongshan
445100 潮州市 潮州市 Chaozhou
445200 揭阳市 揭陽市 Jieyang
445300 云浮市 雲浮市 Yunfu
450100 南宁市 南寧市 Nanning
450200 柳州市 柳州市 Liuzhou
450300 桂林市 桂林市 Guilin
450400 梧州市 梧州市 Wuzhou
450500 北海市 北海市 Beihai
450600 防城港市 防城港市 Fangchenggang
450700 钦州市 欽州市 Qinzhou
450800 贵港市 貴港市 Guigang
450900 玉林市 玉林市 Yulin
451000 百色市 百色市 Baise
451100 贺州市 賀州市 Hezhou
451200 河池市 河池市 Hechi
451300 来宾市 來賓市 Laibin
451400 崇左市 崇左市 Chongzuo
460100 海口市 海口市 Haikou
460200 三亚市 三亞市 Sanya
460300 三沙市 三沙市 Sansha
460400 儋州市 儋州市 Danzhou
469000 省直辖县 省直轄縣 Directly under the province
500100 重庆市（区） 重慶市（區） Chongqing (districts)
500200 重庆市（县） 重慶市（縣） Chongqing (counties)
510100 成都市 成都市 Chengdu
510300 自贡市 自貢市 Zigong
510400 攀枝花市 攀枝花市 Panzhihua
510500 泸州市 瀘州市 Luzhou
510600 德阳市 德陽市 Deyang
510700 绵阳市 綿陽市 Mianyang
510800 广元市 廣元市 Guangyuan
510900 遂宁市 遂寧市 Suining
511000 内江市 內江市 Neijiang
511100 乐山市 樂山市 Leshan
511300 南充市 南充市 Nanchong
511400 眉山市 眉山市 Meishan
511500 宜宾市 宜賓市 Yibin
511600 广安市 廣安市 Guang’an
511700 达州市 達州市 Dazhou
511800 雅安市 雅安市 Ya’an
511900 巴中市 巴中市 Bazhong
512000 资阳市 資陽市 Ziyang
513200 阿坝藏族羌族自治州 阿壩藏族羌族自治州 Aba Tibetan and Qiang Autonomous Prefecture
513300 甘孜藏族自治州 甘孜藏族自治州 Garzê Tibetan Autonomous Prefecture
513400 凉山彝族自治州 涼山彝族自治州 Liangshan Yi Autonomous Prefecture
520100 贵阳市 貴陽市 Guiyang
520200 六盘水市 六盤水市 Liupanshui
520300 遵义市 遵義市 Zunyi
520400 安顺市 安順市 Anshun
520500 毕节市 畢節市 Bijie
520600 铜仁市 銅仁市 Tongren
522300 黔西南布依族苗族自治州 黔西南布依族苗族自治州 Qianxinan Buyei and Miao Autonomous Prefecture
522600 黔东南苗族侗族自治州 黔東南苗族侗族自治州 Qiandongnan Miao and Dong Autonomous Prefecture
522700 黔南布依族苗族自治州 黔南布依族苗族自治州 Qiannan Buyei and Miao Autonomous Prefecture
530100 昆明市 昆明市 Kunming
530300 曲靖市 曲靖市 Qujing
530400 玉溪市 玉溪市 Yuxi
530500 保山市 保山市 Baoshan
530600 昭通市 昭通市 Zhaotong
530700 丽江市 麗江市 Lijiang
530800 普洱市 普洱市 Pu’er
530900 临沧市 臨滄市 Lincang
532300 楚雄彝族自治州 楚雄彝族自治州 Chuxiong Yi Autonomous Prefecture
532500 红河哈尼族彝族自治州 紅河哈尼族彝族自治州 Honghe Hani and Yi Autonomous Prefecture
532600 文山壮族苗族自治州 文山壯族苗族自治州 Wenshan Zhuang and Miao Autonomous Prefecture
532800 西双版纳傣族自治州 西雙版納傣族自治州 Xishuangbanna Dai Autonomous Prefecture
532900 大理白族自治州 大理白族自治州 Dali Bai Autonomous Prefecture
533100 德宏傣族景颇族自治州 德宏傣族景頗族自治州 Dehong Dai and Jingpo Autonomous Prefecture
533300 怒江傈僳族自治州 怒江傈僳族自治州 Nujiang Lisu Autonomous Prefecture
533400 迪庆藏族自治州 迪慶藏族自治州 Dêqên Tibetan Autonomous Prefecture
540100 拉萨市 拉薩市 Lhasa
540200 日喀则市 日喀則市 Xigazê
540300 昌都市 昌都市 Qamdo
540400 林芝市 林芝市 Nyingchi
540500 山南市 山南市 Shannan
540600 那曲市 那曲市 Nagqu
542500 阿里地区 阿里地區 Ngari Prefecture
610100 西安市 西安市 Xi’an
610200 铜川市 銅川市 Tongchuan
610300 宝鸡市 寶雞市 Baoji
610400 咸阳市 咸陽市 Xianyang
610500 渭南市 渭南市 Weinan
610600 延安市 延安市 Yan’an
610700 汉中市 漢中市 Hanzhong
610800 榆林市 榆林市 Yulin
610900 安康市 安康市 Ankang
611000 商洛市 商洛市 Shangluo
620100 兰州市 蘭州市 Lanzhou
620200 嘉峪关市 嘉峪關市 Jiayuguan
620300 金昌市 金昌市 Jinchang
620400 白银市 白銀市 Baiyin
620500 天水市 天水市 Tianshui
620600 武威市 武威市 Wuwei
620700 张掖市 張掖市 Zhangye
620800 平凉市 平涼市 Pingliang
620900 酒泉市 酒泉市 Jiuquan
621000 庆阳市 慶陽市 Qingyang
621100 定西市 定西市 Dingxi
621200 陇南市 隴南市 Longnan
622900 临夏回族自治州 臨夏回族自治州 Linxia Hui Autonomous Prefecture
623000 甘南藏族自治州 甘南藏族自治州 Gannan Tibetan Autonomous Prefecture
630100 西宁市 西寧市 Xining
630200 海东市 海東市 Haidong
632200 海北藏族自治州 海北藏族自治州 Haibei Tibetan Autonomous Prefecture
632300 黄南藏族自治州 黃南藏族自治州 Huangnan Tibetan Autonomous Prefecture
632500 海南藏族自治州 海南藏族自治州 Hainan Tibetan Autonomous Prefecture
632600 果洛藏族自治州 果洛藏族自治州 Golog Tibetan Autonomous Prefecture
632700 玉树藏族自治州 玉樹藏族自治州 Yushu Tibetan Autonomous Prefecture
632800 海西蒙古族藏族自治州 海西蒙古族藏族自治州 Haixi Mongol and Tibetan Autonomous Prefecture
640100 银川市 銀川市 Yinchuan
640200 石嘴山市 石嘴山市 Shizuishan
640300 吴忠市 吳忠市 Wuzhong
640400 固原市 固原市 Guyuan
640500 中卫市 中衛市 Zhongwei
650100 乌鲁木齐市 烏魯木齊市 Ürümqi
650200 克拉玛依市 克拉瑪依市 Karamay
650400 吐鲁番市 吐魯番市 Turpan
650500 哈密市 哈密市 Hami
652300 昌吉回族自治州 昌吉回族自治州 Changji Hui Autonomous Prefecture
652700 博尔塔拉蒙古自治州 博爾塔拉蒙古自治州 Bortala Mongol Autonomous Prefecture
652800 巴音郭楞蒙古自治州 巴音郭楞蒙古自治州 Bayingolin Mongol Autonomous Prefecture
652900 阿克苏地区 阿克蘇地區 Aksu Prefecture
653000 克孜勒苏柯尔克孜自治州 克孜勒蘇柯爾克孜自治州 Kizilsu Kyrgyz Autonomous Prefecture
653100 喀什地区 喀什地區 Kashi Prefecture
653200 和田地区 和田地區 Hotan Prefecture
654000 伊犁哈萨克自治州 伊犁哈薩克自治州 Ili Kazakh Autonomous Prefecture
654200 塔城地区 塔城地區 Tacheng Prefecture
654300 阿勒泰地区 阿勒泰地區 Altay Prefecture
659000 自治区直辖县级行政区划 自治區直轄縣級行政區劃 Directly under the region
710100 台北市 台北市 Taipei
710200 高雄市 高雄市 Kaohsiung
710300 台南市 台南市 Tainan
710400 台中市 台中市 Taichung
710500 金门县 金門縣 Kinmen County
710600 南投县 南投縣 Nantou County
710700 基隆市 基隆市 Keelung
710800 新竹市 新竹市 Hsinchu City
710900 嘉义市 嘉義市 Chiayi City
711100 新北市 新北市 New Taipei
711200 宜兰县 宜蘭縣 Yilan County
711300 新竹县 新竹縣 Hsinchu County
711400 桃园市 桃園市 Taoyuan
711500 苗栗县 苗栗縣 Miaoli County
711700 彰化县 彰化縣 Changhua County
711900 嘉义县 嘉義縣 Chiayi County
712100 云林县 雲林縣 Yunlin County
712400 屏东县 屏東縣 Pingtung County
712500 台东县 台東縣 Taitung County
712600 花莲县 花蓮縣 Hualien County
712700 澎湖县 澎湖縣 Penghu County
712800 连江县 連江縣 Lienchiang County
810100 香港岛 香港島 Hong Kong Island
810200 九龙 九龍 Kowloon
810300 新界 新界 New Territories
820100 澳门半岛 澳門半島 Macao Peninsula
820200 离岛 離島 Taipa and Coloane
`;
