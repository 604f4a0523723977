/**
 * Makes what styles-out.ts has said in a sheet each element's own again, before the page is made live: a style that scripts
 * take away later would stay otherwise, said by the sheet.
 */
export const stylesIn = (root: HTMLElement): void => {
  for (const { cssRules } of document.styleSheets)
    for (const rule of cssRules)
      if (rule instanceof CSSStyleRule && rule.selectorText.startsWith('[data-style='))
        for (const element of root.querySelectorAll<HTMLElement>(rule.selectorText)) {
          element.style.cssText = rule.style.cssText
          delete element.dataset.style
        }
}
