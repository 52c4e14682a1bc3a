/**
 * Sentences that builders and themes put into a new page, in lower case: instructions to the owner and invented facts. Each
 * has at least five words, so that no business writes it by chance.
 */
const templateTexts = [
  // Wix
  'click here to add your own text',
  'klicken sie hier, um ihren eigenen text hinzuzufügen',
  'haz clic aquí para agregar tu propio texto',
  'clique aqui para editar e adicionar o seu próprio texto',
  'clique aqui para adicionar o seu próprio texto',
  'cliquez ici pour ajouter votre propre texte',
  'kliknij tutaj, aby dodać własny tekst',
  'ここをダブルクリックしてテキストを追加・編集してください',
  // Elementor
  'click edit button to change this text',
  'click here to change this text',
  'add your heading text here',
  // WordPress, Twenty Twenty-Three and Twenty Twenty-Four
  'this is your first post. edit or delete it, then start writing',
  "this is an example page. it's different from a blog post",
  'mindblown: a blog about philosophy',
  'our comprehensive suite of professional services caters to a diverse clientele',
  'experience our comprehensive architectural solutions to transform your vision',
  // Shopify
  'share information about your brand with your customers',
  'give customers details about the banner image',
  'pair text with an image to focus on your chosen product',
  // Squarespace
  'it all begins with an idea. maybe you want to launch a business',
  'maybe you want to turn a hobby into something more',
  // Webflow
  'this is some text inside of a div block',
  // GoDaddy
  "what's something exciting your business offers? say it here",
  'our customer service staff are ready to help you over email or a phone call',
] as const;

/** Where one of these sentences begins in a text; null if none is there. */
export function findTemplateText(text: string): { sentence: string; index: number } | null {
  const plain = text.toLowerCase().replaceAll('’', "'");
  for (const sentence of templateTexts) {
    const index = plain.indexOf(sentence);
    if (index >= 0) return { sentence, index };
  }
  return null;
}
