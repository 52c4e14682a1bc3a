const afterStreetNumber =
  /^,?\s(?:(?:\p{Lu}[\p{L}'’.]{0,30}\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Drive|Lane|Ln|Boulevard|Blvd|Highway|Hwy|Parade|Pde|Terrace|Tce|Crescent|Cres|Cct|Esplanade)\b|(?:rue|avenue|boulevard|chemin|allée|impasse|quai)\s\p{L})/u;

/** Whether a text continues a street number: " Station Street", " rue de la Paix". */
export function continuesStreetNumber(text: string): boolean {
  return afterStreetNumber.test(text);
}
