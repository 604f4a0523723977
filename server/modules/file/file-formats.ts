/** A format we take: what its first bytes look like. The name alone proves nothing (T11). */
export interface FileFormat {
  readonly mime: string
  readonly matches: (head: Buffer) => boolean
}

/** Bytes of the beginning that `matches` needs to see. */
export const headLength = 4096

/**
 * Formats by lower-case extension. What is not here cannot be uploaded, whatever a question allows: no HTML, no SVG, no
 * scripts or programs.
 */
export const fileFormats: ReadonlyMap<string, FileFormat> = new Map(
  Object.entries({
    jpg: format('image/jpeg', starts('ffd8ff')),
    jpeg: format('image/jpeg', starts('ffd8ff')),
    png: format('image/png', starts('89504e470d0a1a0a')),
    gif: format('image/gif', ascii('GIF8')),
    webp: format('image/webp', (head) => ascii('RIFF')(head) && ascii('WEBP', 8)(head)),
    bmp: format('image/bmp', ascii('BM')),
    tif: format('image/tiff', either(starts('49492a00'), starts('4d4d002a'))),
    tiff: format('image/tiff', either(starts('49492a00'), starts('4d4d002a'))),
    heic: format('image/heic', isoMedia),
    pdf: format('application/pdf', ascii('%PDF-')),
    txt: format('text/plain', isPlainText),
    csv: format('text/csv', isPlainText),
    md: format('text/markdown', isPlainText),
    doc: format('application/msword', compound),
    xls: format('application/vnd.ms-excel', compound),
    ppt: format('application/vnd.ms-powerpoint', compound),
    docx: format('application/vnd.openxmlformats-officedocument.wordprocessingml.document', zip),
    xlsx: format('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', zip),
    pptx: format('application/vnd.openxmlformats-officedocument.presentationml.presentation', zip),
    odt: format('application/vnd.oasis.opendocument.text', zip),
    ods: format('application/vnd.oasis.opendocument.spreadsheet', zip),
    zip: format('application/zip', either(zip, starts('504b0506'))),
    rar: format('application/vnd.rar', starts('526172211a07')),
    '7z': format('application/x-7z-compressed', starts('377abcaf271c')),
    gz: format('application/gzip', starts('1f8b')),
    mp3: format(
      'audio/mpeg',
      either(ascii('ID3'), (head) => head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0),
    ),
    wav: format('audio/wav', (head) => ascii('RIFF')(head) && ascii('WAVE', 8)(head)),
    ogg: format('audio/ogg', ascii('OggS')),
    m4a: format('audio/mp4', isoMedia),
    mp4: format('video/mp4', isoMedia),
    mov: format('video/quicktime', either(isoMedia, ascii('moov', 4), ascii('wide', 4), ascii('mdat', 4))),
    webm: format('video/webm', starts('1a45dfa3')),
    avi: format('video/x-msvideo', (head) => ascii('RIFF')(head) && ascii('AVI ', 8)(head)),
  }),
)

/** Extensions that are re-encoded as pictures where a picture is wanted. */
export const pictureExtensions: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'webp']

type Test = (head: Buffer) => boolean

function format(mime: string, matches: Test): FileFormat {
  return { mime, matches }
}
function starts(hex: string, at = 0): Test {
  const bytes = Buffer.from(hex, 'hex')
  return (head) => head.subarray(at, at + bytes.length).equals(bytes)
}
function ascii(text: string, at = 0): Test {
  return starts(Buffer.from(text, 'latin1').toString('hex'), at)
}
function either(...tests: readonly Test[]): Test {
  return (head) => tests.some((test) => test(head))
}
function isoMedia(head: Buffer): boolean {
  return ascii('ftyp', 4)(head)
}
function zip(head: Buffer): boolean {
  return starts('504b0304')(head)
}
function compound(head: Buffer): boolean {
  return starts('d0cf11e0a1b11ae1')(head)
}
/** No control characters but line ends and tabs, and nothing a browser would take for markup. */
function isPlainText(head: Buffer): boolean {
  for (const byte of head) if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) return false
  return !/^\s*<(?:!doctype|html|svg|script|\?xml|head|body|iframe)/i.test(head.toString('utf8').replace(/^\uFEFF/, ''))
}
