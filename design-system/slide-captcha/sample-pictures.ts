const svg = (width: number, body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="155">${body}</svg>`)}`
const hills =
  '<rect width="310" height="155" fill="#b9c7d6"/><path d="M0 120 70 60l60 50 70-70 110 90v25H0Z" fill="#5f7f6a"/><circle cx="250" cy="35" r="18" fill="#f0c069"/>'

/** Pictures of the shapes the server sends, for tests and stories. */
export const samplePicture = svg(
  310,
  `${hills}<rect x="180" y="60" width="40" height="40" fill="#1b1a17" opacity="0.45"/>`,
)
export const samplePiece = svg(
  47,
  '<rect x="3" y="60" width="40" height="40" fill="#5f7f6a" stroke="#ffffff" stroke-width="2"/>',
)
export const sampleWords = svg(
  310,
  `${hills}<g font-size="25" font-weight="bold" fill="#1b1a17"><text x="30" y="60" transform="rotate(-15 30 60)">山</text><text x="110" y="120">水</text><text x="190" y="70" transform="rotate(20 190 70)">风</text><text x="255" y="130">林</text></g>`,
)
