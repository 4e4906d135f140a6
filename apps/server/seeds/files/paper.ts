/** A page of plain Latin text as a small valid PDF: a transcript, a certificate, a curriculum vitae. */
export function makePaper(title: string, lines: readonly string[]): Buffer {
  const texts = [
    text(72, 770, 'F2', 18, title),
    ...lines.map((line, at) => text(72, 730 - at * 20, 'F1', 11, line)),
    text(72, 60, 'F1', 9, 'Sample document of a demonstration project'),
  ];
  const content = `0.3 0.74 0.65 rg 72 755 451 2 re f 0 g\n${texts.join('\n')}`;
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
  ]);
}

function text(x: number, y: number, font: string, size: number, words: string): string {
  const plain = words.replaceAll(/[^\x20-\x7e]/g, '').replaceAll(/[\\()]/g, String.raw`\$&`);
  return `BT /${font} ${size} Tf ${x} ${y} Td (${plain}) Tj ET`;
}

/** The objects one after the other, with the table of their offsets. */
function assemble(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}
