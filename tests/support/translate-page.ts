/** A page of Playwright or of Puppeteer. */
interface Evaluating {
  evaluate: (run: () => void) => Promise<void>;
}

/**
 * Does what browsers' translators do, now and whenever the page changes: puts two font elements with other words in the
 * place of each text node.
 */
export async function translatePage(page: Evaluating): Promise<void> {
  await page.evaluate(() => {
    const skipped = 'font, script, style, noscript, textarea, option, title';
    function translate(root: Node): void {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found = root instanceof Text ? [root] : [];
      while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
      for (const text of found) {
        if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(skipped)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(`«${text.data}»`);
        outer.append(inner);
        text.replaceWith(outer);
      }
    }
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node.isConnected) translate(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
