/**
 * Made-up texts for finding what breaks when words are long or run the other way. It works on the text nodes of the page, so
 * it needs nothing from the stories: `long` puts accents on letters and makes short texts four times as long, `rtl` writes
 * them in Arabic letters. Returns what stops it; texts already changed stay until the story is drawn anew.
 */
export function startPseudo(kind: 'long' | 'rtl'): () => void {
  const written = new WeakMap<Text, string>()
  const change = kind === 'long' ? lengthen : toArabic
  const visit = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (
      let node: Node | null = root.nodeType === Node.TEXT_NODE ? root : walker.nextNode();
      node;
      node = walker.nextNode()
    ) {
      if (!(node instanceof Text) || written.get(node) === node.data) continue
      if (!node.data.trim() || node.parentElement?.closest(left)) continue
      const next = change(node.data)
      written.set(node, next)
      node.data = next
    }
  }
  visit(document.body)
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') visit(target)
      else for (const node of addedNodes) visit(node)
    }
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => observer.disconnect()
}

/** Ladle's own parts, code, and texts that a person is writing. */
const left =
  '.ladle-aside, .ladle-addons, [data-stories-toolbar], [data-stories-panel], script, style, code, pre, textarea, [contenteditable]'

function lengthen(text: string): string {
  const accented = text.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter)
  if (!/\p{L}/u.test(text)) return accented
  const times = text.trim().length <= 20 ? 4 : 2
  return `⟦${[accented.trim(), ...Array(times - 1).fill(accented.trim())].join(' ')}⟧`
}

function toArabic(text: string): string {
  return text.replace(/\p{L}/gu, (letter) => arabic[(letter.codePointAt(0) ?? 0) % arabic.length] ?? letter)
}

const accents: Record<string, string> = Object.fromEntries(
  [
    ...'aåbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrřsštťuûvṽwŵxẋyýzžAÅBƁCÇDĐEÉGĜHĤIÎNÑOÖRŘSŠTŤUÛVṼWŴYÝZŽ'.matchAll(/(.)(.)/gu),
  ].map(([, plain = '', accent = '']) => [plain, accent]),
)
const arabic = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي']
