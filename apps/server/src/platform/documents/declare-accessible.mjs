// PDF/UA-1 (ISO 14289-1). The compiler writes all required tags, but cannot declare conformance or show the title.

/**
 * Declares a tagged PDF as PDF/UA, and makes readers show its title instead of the file name, by an incremental update
 * that rewrites two objects at the end of the file.
 */
export function declareAccessible(pdf) {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const ending = file.toString('latin1', file.lastIndexOf('\ntrailer'));
  const [trailer, start] = [find(ending, /trailer\s*<<([\s\S]*)>>/), find(ending, /startxref\s+(\d+)/)];
  const root = find(trailer, /\/Root (\d+) 0 R/);
  const catalog = objectOf(file, root);
  const metadata = find(catalog, /\/Metadata (\d+) 0 R/);
  const described = put(
    find(objectOf(file, metadata), /stream\r?\n([\s\S]*?)\r?\nendstream/),
    '</rdf:RDF>',
    declaration,
  );
  const titled = put(catalog, '/ViewerPreferences <<', '/ViewerPreferences << /DisplayDocTitle true');
  const written = [
    [metadata, `<< /Type /Metadata /Subtype /XML /Length ${described.length} >>\nstream\n${described}\nendstream\n`],
    [root, titled],
  ];
  let added = '\n';
  const table = written.map(([number, body]) => {
    const offset = String(file.length + added.length).padStart(10, '0');
    added += `${number} 0 obj\n${body}endobj\n`;
    return `${number} 1\n${offset} 00000 n \n`;
  });
  const end = file.length + added.length;
  added += `xref\n${table.join('')}trailer\n<<${trailer}/Prev ${start} >>\nstartxref\n${end}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([file, Buffer.from(added, 'latin1')]));
}

const declaration =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description></rdf:RDF>';

function objectOf(file, number) {
  const head = `\n${number} 0 obj\n`;
  const offset = file.lastIndexOf(head, undefined, 'latin1');
  return offset < 0 ? '' : file.toString('latin1', offset + head.length, file.indexOf('endobj', offset));
}

function find(text, pattern) {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`The PDF is not written as expected: ${pattern}`);
  return found;
}

function put(text, old, instead) {
  if (!text.includes(old)) throw new Error(`The PDF is not written as expected: ${old}`);
  return text.replace(old, instead);
}
