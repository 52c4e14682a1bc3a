/** A prerendered page as Next writes it, and the files that it names, by their addresses. */
export const nextPage =
  '<html lang="fa"><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/></head><body><p>Words</p>' +
  '<script>theme()</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"one"])</script>' +
  '<script src="/_next/static/chunks/entry.js" async=""></script>' +
  '<script src="/_next/static/chunks/turbopack-1.js" async=""></script></body></html>';

export const nextFiles: Readonly<Record<string, string>> = {
  '/_next/static/chunks/a.css': '.b{color:var(--c)}:root{--c:red}',
  '/_next/static/chunks/entry.js': 'TURBOPACK.push([undefined,7,()=>1])',
  '/_next/static/chunks/turbopack-1.js': '',
};
