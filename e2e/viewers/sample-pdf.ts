/**
 * A PDF whose pages each show one line. The Chinese text uses a font that is not embedded, as in files of office
 * programs and old scanners: a viewer needs its character map and a substitute font.
 */
export function samplePdf(lines: readonly string[]): Buffer {
  const pages = lines.map((_line, index) => `${6 + 2 * index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages}] /Count ${lines.length} >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /FontDescriptor 5 0 R /DW 1000 /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 /FontBBox [-25 -254 1000 880] >>',
    ...lines.flatMap((line, index) => {
      const content = `BT /F1 28 Tf 60 740 Td <${inUcs2(line)}> Tj ET\n0.30 0.74 0.65 rg 60 700 200 8 re f`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${7 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + end, 'latin1');
}

function inUcs2(text: string): string {
  return [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
}
